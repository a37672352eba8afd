/** A run that asks its owner: the decisions an answer amounts to, and who would then go where. */

import {
  type Ask,
  botPiece,
  type Event,
  type Forecast,
  MODELS,
  type Move,
  type Plan,
  type Routed,
} from "./types";

/** How many answers a question has. */
export const answersTo = (ask: Ask): number =>
  ask.ask === "ride"
    ? ask.rides.length
    : ask.ask === "keep"
      ? ask.options.length
      : ask.ask === "repurpose"
        ? MODELS.length
        : ask.holes;

/** The decision that gives this answer. */
export function answerMove(ask: Ask, answer: number): Move | null {
  switch (ask.ask) {
    case "ride": {
      const ride = ask.rides[answer];
      return ride ? { do: "send", ride } : null;
    }
    case "keep": {
      const bots = ask.options[answer];
      return bots ? { do: "keep", bots } : null;
    }
    case "repurpose": {
      const model = MODELS[answer];
      return model ? { do: "repurpose", model } : null;
    }
    case "hole":
      return { do: "hole", output: answer };
  }
}

/** What to decide, in order, so that question `n` gets this answer: those before it are answered as planned. */
export function change(plan: Plan, n: number, answer: number): Move[] {
  if (n < plan.answered) return [];
  return plan.asks
    .slice(plan.answered, n + 1)
    .flatMap((asked, k) => answerMove(asked.ask, plan.answered + k === n ? answer : asked.answer) ?? []);
}

/** Who goes where as planned; with an answer to try, that bot goes there instead. */
export function routes(plan: Plan, n: number | null, answer: number | null): readonly Routed[] {
  const asked = n === null ? undefined : plan.asks[n];
  if (answer === null || asked?.ask.ask !== "ride") return plan.forecast.rides;
  const { mover, rides } = asked.ask;
  const [ride, way] = [rides[answer], asked.ways[answer]];
  if (!ride || !way) return plan.forecast.rides;
  const piece = botPiece(mover.from);
  return plan.forecast.rides.map((routed) =>
    botPiece(routed.mover.from) === piece ? { mover, ride, way } : routed,
  );
}

/** A run that is told as events, as a plan of it would be. */
export function forecastOf(events: readonly Event[], seat: number): Forecast {
  const forecast: Forecast = { rides: [], collisions: [], made: [] };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "rode") forecast.rides.push({ mover: event.mover, ride: event.ride, way: event.way });
    else if (event.event === "collided") forecast.collisions.push({ at: event.at, lost: event.lost });
    else if (event.event === "worked") forecast.made.push({ square: event.square, made: event.made });
  }
  return forecast;
}
