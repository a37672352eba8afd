//! Whole turns thought through: what is sold, bought, where it is put, until nothing more pays.

use std::rc::Rc;

use reverie_game::{Game, Log, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::floor::Model;
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::state::{Bots, Phase, Size, Stack, State};

use super::ahead::runs_left;
use super::memory::{Placing, Trading, best_blueprints, recall, sold};
use super::simulator::Stock;
use super::value::Weights;

/// How thoroughly turns are thought through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Care {
    /// How many lines are followed at once.
    pub(super) width: usize,
    /// How many decisions a line has at most; a purchase with its place is one.
    pub(super) depth: usize,
    /// How many places are thought of for each tile.
    pub(super) sites: usize,
    /// Whether demolishing is thought of.
    pub(super) demolishes: bool,
}

impl Care {
    pub(super) const QUICK: Self = Self { width: 4, depth: 7, sites: 2, demolishes: false };
    pub(super) const FULL: Self = Self { width: 8, depth: 9, sites: 4, demolishes: true };
}

/// Some decisions of a turn, and where they lead.
#[derive(Debug, Clone)]
pub(super) struct Line {
    pub(super) moves: Vec<Move>,
    pub(super) state: State,
    pub(super) worth: f64,
}

/// Who thinks.
#[derive(Clone, Copy)]
pub(super) struct Thinker<'a> {
    pub(super) game: &'a Mechanica,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    pub(super) care: Care,
}

impl Thinker<'_> {
    fn worth(&self, state: &State) -> f64 {
        self.weights.worth(self.game, state, self.seat)
    }

    fn played(&self, state: &State, mv: Move) -> State {
        let mut after = *state;
        self.game.play(&mut after, self.seat, mv, &mut Log::off());
        after
    }

    /// Whole turns from here, the best first; each would go on by making bots.
    pub(super) fn lines(&self, state: &State) -> Vec<Line> {
        let first = Line { moves: Vec::new(), state: *state, worth: self.worth(state) };
        let mut pool = vec![first.clone()];
        let mut front = vec![first];
        for _ in 0..self.care.depth {
            let mut next = Vec::new();
            for line in &front {
                self.extend(line, &mut next);
            }
            next.sort_by(|one: &Line, other: &Line| other.worth.total_cmp(&one.worth));
            front.clear();
            for line in next {
                if front.len() == self.care.width {
                    break;
                }
                if line.state.phase == Phase::Trading && !pool.iter().any(|known| known.state == line.state) {
                    front.push(line.clone());
                }
                if !pool.iter().any(|known| known.state == line.state) {
                    pool.push(line);
                }
            }
            if front.is_empty() {
                break;
            }
        }
        pool.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        pool
    }

    /// The best way to go on after this decision, to the end of the turn.
    pub(super) fn rest_of_turn(&self, state: &State, mv: Move) -> Vec<Move> {
        let mut state = self.played(state, mv);
        let mut moves = Vec::new();
        if let Wants::Hand(_) | Wants::Fork = self.game.wants(&state, self.seat) {
            let mut sites = Vec::new();
            self.weighed(&state, &self.sites(&state), &mut sites);
            let best = sites.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other));
            let Some((site, _)) = best else { return moves };
            moves.push(site);
            state = self.played(&state, site);
        }
        let settled = self.settled(moves, state);
        let mut moves = settled.moves;
        if self.game.wants(&settled.state, self.seat) == Wants::Trade
            && let Some(best) = self.lines(&settled.state).into_iter().next()
        {
            let over = best.state.phase != Phase::Trading;
            moves.extend(best.moves);
            if !over {
                moves.push(Move::Make);
            }
        }
        moves
    }

    fn extend(&self, line: &Line, out: &mut Vec<Line>) {
        let mut moves = Vec::new();
        self.game.moves(&line.state, self.seat, &mut moves);
        for &mv in &moves {
            match mv {
                Move::Make => {}
                Move::Demolish { .. } if !self.care.demolishes => {}
                Move::Buy { .. } | Move::Fork => {
                    let hand = self.played(&line.state, mv);
                    for &site in self.sites(&hand).iter() {
                        let mut moves = line.moves.clone();
                        moves.extend([mv, site]);
                        let state = self.played(&hand, site);
                        let line = self.settled(moves, state);
                        // A tile that makes more bots may pay only together with the room for them.
                        out.extend(self.with_truck(&line));
                        out.push(line);
                    }
                }
                _ => {
                    let mut moves = line.moves.clone();
                    moves.push(mv);
                    let state = self.played(&line.state, mv);
                    out.push(self.settled(moves, state));
                }
            }
        }
    }

    /// What it would do here: the first decision of the best turn it sees, the rest of which is remembered.
    pub(super) fn next(&self, state: &State) -> Option<Move> {
        match self.game.wants(state, self.seat) {
            Wants::Nothing => None,
            Wants::Run(_) => Some(Move::Planned),
            Wants::Trade => {
                let turn = self.trading(state);
                if let Some(known) = recall(self.game, |memory| memory.next.get(&turn).copied()) {
                    return Some(known);
                }
                let best = self.lines(state).into_iter().next()?;
                let first = best.moves.first().copied().unwrap_or(Move::Make);
                let mut at = *state;
                for mv in best.moves {
                    self.remember(&at, mv);
                    at = self.played(&at, mv);
                }
                self.remember(&at, Move::Make);
                Some(first)
            }
            Wants::Hand(_) | Wants::Fork => {
                let mut weighed = Vec::new();
                self.weighed(state, &self.sites(state), &mut weighed);
                weighed.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|(mv, _)| mv)
            }
            _ => self.best(state),
        }
    }

    /// What to do when this turn comes to this point again.
    fn remember(&self, state: &State, mv: Move) {
        if self.game.wants(state, self.seat) == Wants::Trade {
            let turn = self.trading(state);
            recall(self.game, |memory| memory.keep_next(turn, mv));
        }
    }

    /// What each answer about a run leaves to hope for, with all the rest as planned: the plan does not look at blueprints.
    /// Where no answer promises more than the plan, there is only the plan.
    pub(super) fn answers(&self, state: &State, out: &mut Vec<(Move, f64)>) {
        let run = |mv: Move| {
            let after = self.played(state, mv);
            let asks = matches!(self.game.wants(&after, self.seat), Wants::Run(_));
            let after = if asks { self.played(&after, Move::Planned) } else { after };
            self.worth(&self.cashed(&after))
        };
        let planned = run(Move::Planned);
        let mut moves = Vec::new();
        self.game.moves(state, self.seat, &mut moves);
        moves.retain(|&mv| mv != Move::Planned);
        out.extend(moves.into_iter().map(|mv| (mv, run(mv))).filter(|&(_, worth)| worth > planned));
        out.push((Move::Planned, planned));
    }

    /// The table once this seat has made money of the bots aboard: blueprints where they pay, else by selling.
    fn cashed(&self, state: &State) -> State {
        let mut state = *state;
        let board = self.game.board();
        let known =
            state.blueprints.each_ref().map(|stack| board.blueprints.get(usize::from(stack.blueprint()?)));
        let factory = &mut state.factories[self.seat.index()];
        let aboard = Model::ALL.map(|model| factory.aboard().of(model));
        let (done, money) = best_blueprints(board, known, aboard);
        let left = std::array::from_fn(|model| aboard[model] - done[model]);
        factory.vault = factory.vault.saturating_add(money);
        factory.wallet = factory.wallet.saturating_add(sold(board, left));
        for truck in &mut factory.trucks {
            truck.bots = Bots::NONE;
        }
        state
    }

    /// What each of these leaves to hope for.
    pub(super) fn weighed(&self, state: &State, moves: &[Move], out: &mut Vec<(Move, f64)>) {
        for &mv in moves {
            let line = self.settled(vec![mv], self.played(state, mv));
            let worth = self.with_truck(&line).map_or(line.worth, |more| more.worth);
            out.push((mv, worth));
        }
    }

    /// This line and a bigger truck, the best of them if it makes things better.
    fn with_truck(&self, line: &Line) -> Option<Line> {
        if self.game.wants(&line.state, self.seat) != Wants::Trade {
            return None;
        }
        let factory = &line.state.factories[self.seat.index()];
        let mut best: Option<(f64, State, Move)> = None;
        for row in 0..3 {
            for size in [Size::Big, Size::Huge] {
                let price = self.game.truck_price(factory, row, size);
                if price.is_none_or(|price| u16::from(price) > factory.wallet) {
                    continue;
                }
                let mv = Move::Truck { row, size };
                let after = self.played(&line.state, mv);
                let worth = self.worth(&after);
                if worth > best.as_ref().map_or(line.worth, |best| best.0) {
                    best = Some((worth, after, mv));
                }
            }
        }
        let (worth, state, mv) = best?;
        let moves = line.moves.iter().copied().chain([mv]).collect();
        Some(Line { moves, state, worth })
    }

    /// Decides the little things that a decision leaves open: where recycled bots go, which trucks deliver.
    fn settled(&self, mut moves: Vec<Move>, mut state: State) -> Line {
        while let Wants::Bots | Wants::Delivery = self.game.wants(&state, self.seat) {
            let Some(mv) = self.best(&state) else { break };
            state = self.played(&state, mv);
            moves.push(mv);
        }
        let worth = self.worth(&state);
        Line { moves, state, worth }
    }

    /// Of all that may be decided here, what leaves most to hope for.
    pub(super) fn best(&self, state: &State) -> Option<Move> {
        let mut moves = Vec::new();
        self.game.moves(state, self.seat, &mut moves);
        if moves.contains(&Move::Planned) {
            return Some(Move::Planned);
        }
        let mut best: Option<(f64, Move)> = None;
        for &mv in &moves {
            let worth = if moves.len() == 1 { 0.0 } else { self.worth(&self.played(state, mv)) };
            if best.is_none_or(|(so_far, _)| worth > so_far) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// What this turn is remembered by.
    fn trading(&self, state: &State) -> Trading {
        let factory = &state.factories[self.seat.index()];
        Trading {
            stock: Stock::of(factory),
            wallet: factory.wallet,
            vault: factory.vault,
            completed: factory.completed,
            owes: factory.owes,
            gifts: factory.gifts,
            shop: state.shop,
            unseen: state.unseen,
            stack: state.stack,
            extras: state.extras,
            blueprints: state.blueprints.each_ref().map(Stack::blueprint),
            sideways: state.sideways,
            armand: state.armand,
            seat: self.seat,
            seats: state.factories.len(),
            care: self.care,
            weights: self.weights.name,
        }
    }

    /// What the places for what is in hand are remembered by.
    fn placing(&self, hand: &State) -> Placing {
        let factory = &hand.factories[self.seat.index()];
        Placing {
            stock: Stock::of(factory),
            hand: factory.owes.hand,
            runs: runs_left(self.game, hand, self.seat).to_bits(),
            blueprints: hand.blueprints.each_ref().map(Stack::blueprint),
            sideways: hand.sideways,
            seats: hand.factories.len(),
            sites: self.care.sites,
            weights: self.weights.name,
        }
    }

    /// The best places for what is in hand, and the Recycler.
    pub(super) fn sites(&self, hand: &State) -> Rc<[Move]> {
        let placing = self.placing(hand);
        if let Some(known) = recall(self.game, |memory| memory.sites.get(&placing).cloned()) {
            return known;
        }
        let mut moves = Vec::new();
        self.game.moves(hand, self.seat, &mut moves);
        let mut places: Vec<(f64, Move)> = moves
            .iter()
            .filter(|mv| match mv {
                // What faces west sends bots back against the belt.
                Move::Install { lie, .. } => lie.turns != 2,
                Move::Set { .. } => true,
                _ => false,
            })
            .map(|&mv| (self.worth(&self.played(hand, mv)), mv))
            .collect();
        // What would be the best place if there were room for everything is worth a thought, too.
        let roomy = |mv: Move| {
            let mut after = self.played(hand, mv);
            for truck in &mut after.factories[self.seat.index()].trucks {
                truck.size = Size::Huge;
            }
            self.worth(&after)
        };
        let with_room = places.iter().map(|&(_, mv)| (roomy(mv), mv));
        let with_room = with_room.max_by(|(one, _), (other, _)| one.total_cmp(other));
        places.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        places.truncate(self.care.sites);
        if let Some(place) = with_room
            && !places.iter().any(|&(_, mv)| mv == place.1)
        {
            places.push(place);
        }
        let recycler = moves.contains(&Move::Recycle).then_some(Move::Recycle);
        let sites: Rc<[Move]> = places.into_iter().map(|(_, mv)| mv).chain(recycler).collect();
        recall(self.game, |memory| memory.keep_sites(placing, Rc::clone(&sites)));
        sites
    }
}
