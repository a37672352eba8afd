use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::{laws::*, option_sets};
#[test]
fn some() {
    for (name, options) in option_sets::<FactoryOfDreams>() {
        if name.contains("night=3") || name.contains("friday") || name.contains("saturday") {
            continue;
        }
        let t = std::time::Instant::now();
        for seats in 2..=5 {
            for seed in 0..1 {
                if let Err(b) = uphold_game::<FactoryOfDreams>(seats, &options, seed, Rigor { one_in: 3 }) {
                    panic!("{name} {seats} {seed}: {}", b.to_string().chars().take(6000).collect::<String>());
                }
            }
        }
        println!("{name} {:?}", t.elapsed());
    }
}
