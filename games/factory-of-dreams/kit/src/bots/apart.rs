//! Different dreams for different flasks: nobody may write the same twice.

/// What may be written for a flask: dreams by their number, with how well each would do.
pub(super) type Row = Vec<(usize, f32)>;

/// One dream for each row, none twice, so that the sum is as high as can be; none where a row has nothing left.
pub(super) fn apart(rows: &[Row]) -> Vec<Option<usize>> {
    // Of so many rows, each gets at worst the one after as many others: further down nobody has to look.
    let mut best: Vec<Row> = rows.to_vec();
    for row in &mut best {
        row.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        row.truncate(rows.len());
    }
    // What the rows from here on would bring if they did not mind each other.
    let mut hopes = vec![0.0; best.len() + 1];
    for (at, row) in best.iter().enumerate().rev() {
        hopes[at] = hopes[at + 1] + row.first().map_or(0.0, |&(_, weight)| weight);
    }
    let mut search = Search { rows: &best, hopes: &hopes, now: Vec::new(), found: None };
    search.from(0.0);
    search.found.map_or_else(|| vec![None; rows.len()], |(_, dreams)| dreams)
}

struct Search<'a> {
    rows: &'a [Row],
    hopes: &'a [f32],
    now: Vec<Option<usize>>,
    found: Option<(f32, Vec<Option<usize>>)>,
}

impl Search<'_> {
    fn from(&mut self, sum: f32) {
        let at = self.now.len();
        if self.found.as_ref().is_some_and(|(best, _)| sum + self.hopes[at] <= *best) {
            return;
        }
        let Some(row) = self.rows.get(at) else {
            self.found = Some((sum, self.now.clone()));
            return;
        };
        if row.is_empty() {
            self.now.push(None);
            self.from(sum);
            self.now.pop();
        }
        for &(dream, weight) in row {
            if !self.now.contains(&Some(dream)) {
                self.now.push(Some(dream));
                self.from(sum + weight);
                self.now.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flask_gives_way_where_another_has_nothing_else() {
        let rows = [vec![(0, -0.1), (1, -0.4)], vec![(0, -0.2), (2, -9.0)], vec![]];
        assert_eq!(apart(&rows), [Some(1), Some(0), None]);
    }

    #[test]
    fn nothing_is_written_twice() {
        let rows = vec![vec![(3, 1.0), (4, 0.0), (5, -1.0)]; 3];
        let mut dreams: Vec<usize> = apart(&rows).into_iter().flatten().collect();
        dreams.sort_unstable();
        assert_eq!(dreams, [3, 4, 5]);
    }
}
