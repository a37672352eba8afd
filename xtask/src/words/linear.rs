//! A little linear algebra, always summed in the same order so that the same packages give the same bytes.

use ndarray::{Array1, Array2, ArrayView2, Axis, concatenate};

/// Every row at length 1 (a row of zeros stays).
pub(super) fn normalised(mut rows: Array2<f32>) -> Array2<f32> {
    for mut row in rows.rows_mut() {
        let length = row.dot(&row).sqrt();
        if length > f32::EPSILON {
            row.mapv_inplace(|v| v / length);
        }
    }
    rows
}

/// What all texts have in common says nothing: their mean and their first component, to be dropped.
pub(super) struct Common {
    mean: Array1<f32>,
    first: Array2<f32>,
}

impl Common {
    pub(super) fn of(sets: &[ArrayView2<f32>]) -> Self {
        let all = concatenate(Axis(0), sets).unwrap_or_default();
        let mean = all.mean_axis(Axis(0)).unwrap_or_default();
        let first = principal(&(all - &mean), 1);
        Self { mean, first }
    }

    pub(super) fn dropped_from(&self, rows: &Array2<f32>) -> Array2<f32> {
        let centred = rows - &self.mean;
        let along = centred.dot(&self.first);
        normalised(centred - along.dot(&self.first.t()))
    }
}

/// The directions in which the rows spread most, as columns: by repeated multiplication and Gram-Schmidt.
pub(super) fn principal(rows: &Array2<f32>, count: usize) -> Array2<f32> {
    let width = rows.ncols();
    let spread = rows.t().dot(rows);
    let mut basis = Array2::from_shape_fn((width, count), |(i, j)| {
        if i == j { 1.0 } else { ((i * 31 + j * 17) % 101) as f32 / 1010.0 - 0.05 }
    });
    for _ in 0..60 {
        basis = spread.dot(&basis);
        for column in 0..count {
            for earlier in 0..column {
                let along = basis.column(earlier).dot(&basis.column(column));
                let other = basis.column(earlier).to_owned();
                basis.column_mut(column).scaled_add(-along, &other);
            }
            let length = basis.column(column).dot(&basis.column(column)).sqrt().max(f32::MIN_POSITIVE);
            basis.column_mut(column).mapv_inplace(|v| v / length);
        }
    }
    basis
}

/// Every row with mean 0 and spread 1.
pub(super) fn standardised(mut rows: Array2<f32>) -> Array2<f32> {
    for mut row in rows.rows_mut() {
        let mean = row.mean().unwrap_or(0.0);
        row.mapv_inplace(|v| v - mean);
        let spread = (row.dot(&row) / row.len() as f32).sqrt().max(1e-6);
        row.mapv_inplace(|v| v / spread);
    }
    rows
}
