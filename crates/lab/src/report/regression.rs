//! What each thing is worth, other things being equal: least squares, with errors that know that players of one game are
//! no independent sample (the clustered sandwich).

use crate::statistics::Estimate;

/// Rows of one game share a cluster.
#[derive(Debug, Clone)]
pub struct Row {
    /// Which game.
    pub cluster: usize,
    /// What is explained.
    pub outcome: f64,
    /// What explains it: which column, and how much of it. Columns that are not named are 0.
    pub causes: Vec<(usize, f64)>,
}

/// A little of this on the diagonal keeps things that always come together from blowing up.
const RIDGE: f64 = 1e-6;

/// A column never changes if its sum of squares beyond the mean is no more than this: a ridge, and what adding up loses.
const VARIES: f64 = 0.01;

/// A column of which less than this share is its own, the rest following from the other columns, says nothing.
const OWN: f64 = 0.05;

/// What one more of each column adds to the outcome; none for a column that never changes, or hardly ever but with others.
/// Every row has the constant 1 too.
pub fn fit(rows: &[Row], columns: usize) -> Vec<Option<Estimate>> {
    let size = columns + 1;
    let causes = |row: &Row| {
        let mut causes = row.causes.clone();
        causes.push((columns, 1.0));
        causes
    };
    let mut normal = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    for row in rows {
        let causes = causes(row);
        for &(one, much) in &causes {
            right[one] += much * row.outcome;
            for &(other, more) in &causes {
                normal[one][other] += much * more;
            }
        }
    }
    for (n, line) in normal.iter_mut().enumerate() {
        line[n] += RIDGE * (1.0 + line[n]);
    }
    let Some(factor) = cholesky(&normal) else { return vec![None; columns] };
    let found = solve(&factor, right);
    // By game: how much its rows pull at each column.
    let clusters = rows.iter().map(|row| row.cluster + 1).max().unwrap_or(0);
    let mut pulls = vec![vec![0.0; size]; clusters];
    for row in rows {
        let causes = causes(row);
        let expected: f64 = causes.iter().map(|&(column, much)| found[column] * much).sum();
        for (column, much) in causes {
            pulls[row.cluster][column] += much * (row.outcome - expected);
        }
    }
    let mut variance = vec![0.0; size];
    for pull in pulls {
        for (variance, moved) in variance.iter_mut().zip(solve(&factor, pull)) {
            *variance += moved * moved;
        }
    }
    // How much a column varies, and how much of that is its own: its pivot if it were the last.
    let varies = |column: usize| {
        let (sum, squares) = (normal[column][columns], normal[column][column]);
        squares - sum * sum / normal[columns][columns]
    };
    let own = |column: usize| {
        let mut unit = vec![0.0; size];
        unit[column] = 1.0;
        1.0 / solve(&factor, unit)[column]
    };
    let told = |column: usize| varies(column) > VARIES && own(column) > OWN * varies(column);
    (0..columns)
        .map(|column| told(column).then(|| Estimate::with_error(found[column], variance[column].sqrt())))
        .collect()
}

/// The lower triangle whose square is this matrix.
fn cholesky(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let mut factor = vec![vec![0.0; size]; size];
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|n| factor[row][n] * factor[column][n]).sum();
            let left: f64 = matrix[row][column] - known;
            factor[row][column] = if row == column {
                (left > 0.0).then(|| left.sqrt())?
            } else {
                left / factor[column][column]
            };
        }
    }
    Some(factor)
}

fn solve(factor: &[Vec<f64>], mut right: Vec<f64>) -> Vec<f64> {
    let size = factor.len();
    for row in 0..size {
        let known: f64 = (0..row).map(|n| factor[row][n] * right[n]).sum();
        right[row] = (right[row] - known) / factor[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|n| factor[n][row] * right[n]).sum();
        right[row] = (right[row] - known) / factor[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use reverie_game::Luck;

    use super::*;

    #[test]
    #[allow(clippy::cast_precision_loss)] // small numbers
    fn it_finds_what_each_thing_is_worth_although_two_of_them_often_come_together() {
        let mut luck = Luck::seeded(1);
        let rows: Vec<Row> = (0..4000)
            .map(|n| {
                let one = luck.below(2) as f64;
                let other = if luck.below(4) == 0 { 1.0 - one } else { one };
                let noise = luck.below(100) as f64 / 10.0;
                Row {
                    cluster: n / 2,
                    outcome: 20.0 + 3.0 * one - 2.0 * other + noise,
                    causes: vec![(0, one), (1, other)],
                }
            })
            .collect();
        let found = fit(&rows, 3);
        for (estimate, truth) in found.iter().zip([3.0, -2.0]) {
            let estimate = estimate.unwrap();
            assert!((estimate.mean - truth).abs() < 0.4, "{estimate:?}");
            assert!(estimate.low.unwrap() <= truth && truth <= estimate.high.unwrap(), "{estimate:?}");
            assert!(estimate.is_clear());
        }
        assert_eq!(found[2], None, "what never changes explains nothing");
    }

    #[test]
    #[allow(clippy::cast_precision_loss)] // small numbers
    fn what_nearly_always_comes_with_something_else_is_not_told_apart() {
        let mut luck = Luck::seeded(2);
        let rows: Vec<Row> = (0..1000)
            .map(|n| {
                let one = luck.below(2) as f64;
                let other = if n % 250 == 0 { 1.0 - one } else { one };
                let third = luck.below(2) as f64;
                Row { cluster: n, outcome: 5.0 * one + third, causes: vec![(0, one), (1, other), (2, third)] }
            })
            .collect();
        let found = fit(&rows, 3);
        assert_eq!(found[..2], [None, None]);
        assert!((found[2].unwrap().mean - 1.0).abs() < 0.2);
    }

    #[test]
    fn twins_say_the_same_thing_once() {
        // Each game told twice: twice the rows, no more knowledge.
        let once: Vec<Row> = (0_u8..100)
            .map(|n| {
                let cause = f64::from(n % 2);
                Row { cluster: n.into(), outcome: cause + f64::from(n % 7), causes: vec![(0, cause)] }
            })
            .collect();
        let twice: Vec<Row> = once.iter().chain(&once).cloned().collect();
        let width = |rows: &[Row]| {
            let estimate = fit(rows, 1)[0].unwrap();
            estimate.high.unwrap() - estimate.low.unwrap()
        };
        assert!((width(&once) - width(&twice)).abs() < 0.01 * width(&once));
    }
}
