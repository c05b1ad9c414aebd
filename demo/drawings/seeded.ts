/** Numbers that look random and are the same for the same name. */
export interface Seeded {
  /** At least `from`, below `to`. */
  readonly between: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  readonly chance: (of: number) => boolean;
}

const hashOf = (name: string) =>
  name.split('').reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

/** Mulberry32. */
export const seeded = (name: string): Seeded => {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to));
  return { between, whole, chance: (of) => next() < of, pick: (list) => list[whole(0, list.length)] ?? list[0] };
};
