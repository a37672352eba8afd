//! The bus, over a real NATS.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::time::Duration;

use bytes::Bytes;
use reverie_cluster::post::{CallNo, Item};
use reverie_cluster::{Bus, Hearing};
use reverie_services::Nats;
use reverie_store::NodeId;

async fn node(nats: &Nats, name: &str) -> (Bus, Hearing) {
    let url = nats.url().parse().unwrap();
    Bus::connect(&url, "house", NodeId(name.to_owned())).await.unwrap()
}

fn news(n: usize) -> Item {
    Item::News(n.to_string().into())
}

async fn heard(hearing: &mut Hearing) -> (bool, Vec<Item>) {
    let mail = tokio::time::timeout(Duration::from_secs(20), hearing.next()).await;
    let mail = mail.expect("nothing came").unwrap();
    (mail.gap, mail.items)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_posted_comes_once_and_in_order_however_large() {
    let nats = Nats::start().unwrap();
    let (one, _ones) = node(&nats, "one").await;
    let (_other, mut others) = node(&nats, "other").await;
    let to = NodeId("other".to_owned());
    let large = Item::Answer(CallNo(1), vec![b'x'; 3_000_000].into());
    let posted: Vec<Item> = (0..500).map(news).chain([large]).chain((500..1000).map(news)).collect();
    for item in &posted {
        one.post(&to, item.clone()).unwrap();
    }
    let mut came = Vec::new();
    while came.len() < posted.len() {
        let (gap, items) = heard(&mut others).await;
        assert!(!gap);
        came.extend(items);
    }
    assert!(came == posted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bus_that_is_gone_is_noticed_and_what_it_lost_too() {
    let mut nats = Nats::start().unwrap();
    let (one, _ones) = node(&nats, "one").await;
    let (other, mut others) = node(&nats, "other").await;
    let to = NodeId("other".to_owned());
    one.post(&to, news(0)).unwrap();
    assert_eq!(heard(&mut others).await, (false, vec![news(0)]));
    nats.kill();
    while one.is_connected() || other.is_connected() {
        tokio::task::yield_now().await;
    }
    nats.start_again().unwrap();
    while !one.is_connected() || !other.is_connected() {
        tokio::task::yield_now().await;
    }
    // Nobody knows when the other listens again: what is said until then is lost, and that is noticed.
    let mut last = Vec::new();
    for n in 1.. {
        one.post(&to, Item::News(Bytes::from(n.to_string()))).unwrap();
        if let Ok(Some(mail)) = tokio::time::timeout(Duration::from_millis(100), others.next()).await {
            assert_eq!(mail.gap, mail.items.first() != Some(&news(1)), "{:?}", mail.items);
            last = mail.items;
            break;
        }
    }
    assert!(!last.is_empty());
}
