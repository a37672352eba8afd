/** Small sounds, made on the spot: nothing is loaded, and nothing is heard unless somebody wants it. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "place" | "end";

/** A note: when it begins and how long it rings in seconds, how high in hertz, how loud. */
interface Note {
  at: number;
  rings: number;
  pitch: number;
  loud: number;
}

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    { at: 0, rings: 0.7, pitch: 523.25, loud: 0.2 },
    { at: 0.16, rings: 0.9, pitch: 783.99, loud: 0.2 },
  ],
  place: [{ at: 0, rings: 0.16, pitch: 293.66, loud: 0.1 }],
  end: [
    { at: 0, rings: 0.7, pitch: 392, loud: 0.16 },
    { at: 0.14, rings: 0.7, pitch: 523.25, loud: 0.16 },
    { at: 0.28, rings: 0.8, pitch: 659.25, loud: 0.16 },
    { at: 0.42, rings: 1.3, pitch: 783.99, loud: 0.18 },
  ],
};

let context: AudioContext | null = null;

/** Plays a sound, where sounds are wanted. Browsers stay silent until somebody has touched the page; that is fine. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const heard = context;
  if (heard.state === "running") return NOTES[name].forEach((note) => strike(heard, note));
  heard.resume().then(
    () => NOTES[name].forEach((note) => strike(heard, note)),
    () => undefined,
  );
}

/** A bar of wood under a soft mallet: its tone, and two octaves above it a short, faint one. */
function strike(context: AudioContext, { at, rings, pitch, loud }: Note): void {
  for (const [times, share, lasts] of [
    [1, 1, rings],
    [4, 0.25, rings * 0.25],
  ] as const) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * share, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
