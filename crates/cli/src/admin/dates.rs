//! When something was, in figures that mean the same everywhere.

use reverie_store::Millis;

const DAY: i64 = 24 * 60;

/// Year, month, day, hour and minute (UTC).
pub(super) fn date(at: Millis) -> String {
    let minutes = at.0.div_euclid(60_000);
    let (day, minute) = (minutes.div_euclid(DAY), minutes.rem_euclid(DAY));
    let (year, month, day) = civil(day);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// The date of a day counted from 1970. Years begin in March here, so that a leap day is the last of its year.
fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_year - (153 * march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        for (seconds, written) in [
            (0, "1970-01-01 00:00"),
            (951_827_696, "2000-02-29 12:34"),
            (1_795_031_100, "2026-11-18 19:45"),
            (4_107_542_399, "2100-02-28 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(date(Millis(seconds * 1000)), written);
        }
    }
}
