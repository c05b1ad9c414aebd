import { randomUUID } from 'node:crypto';

const dayMs = 24 * 60 * 60 * 1000;
const commands = 20;
const versions = ['2.1.0', '2.1.1', '2.2.0'];

/** Lines as an add-in sends them, and what of them has to be counted in the end, by command. */
export interface MadeBatches {
  readonly batches: readonly (readonly string[])[];
  readonly counts: ReadonlyMap<string, number>;
  /** Lines that are each to be accepted once, and those that are to be refused whenever they come. */
  readonly good: number;
  readonly broken: number;
}

const brokenLines: readonly ((id: string, at: string) => string)[] = [
  () => '{"id":',
  (id, at) => JSON.stringify({ id, at, command: 'C:\\work\\tower.rvt', version: '2.1.0', revit: 2025 }),
  (id, at) => JSON.stringify({ id, at, command: 'Load.Broken', version: '2.1.0', revit: 2025, project: 'tower' }),
  (id) => JSON.stringify({ id, at: '2001-01-01T00:00:00Z', command: 'Load.Broken', version: '2.1.0', revit: 2025 }),
];

interface Wish {
  readonly batches: number;
  readonly lines: number;
  /** First word of the commands' names, to find them again. */
  readonly name: string;
  readonly now: number;
}

/**
 * Of each batch two lines are broken and three were in the batch before; each tenth line is days late, and each tenth
 * batch comes twice.
 */
export const makeBatches = ({ batches: size, lines: width, name, now }: Wish): MadeBatches => {
  const counts = new Map<string, number>();
  const batches: string[][] = [];
  let [good, broken] = [0, 0];
  const goodLine = (at: number) => {
    const [command, count] = [`${name}.C${good % commands}`, 1 + (good % 3)];
    const version = versions[good % versions.length] ?? '';
    counts.set(command, (counts.get(command) ?? 0) + count);
    good += 1;
    return JSON.stringify({ id: randomUUID(), at: new Date(at).toISOString(), command, count, version, revit: 2025 });
  };
  for (let batch = 0; batch < size; batch += 1) {
    const before = batches.at(-1)?.slice(0, 3) ?? [];
    const odd = [0, 1].map(
      (index) =>
        brokenLines[(batch * 2 + index) % brokenLines.length]?.(randomUUID(), new Date(now).toISOString()) ?? '',
    );
    const fresh = Array.from({ length: width - before.length - odd.length }, (_, index) =>
      goodLine(now - (index % 10 === 0 ? (1 + (batch % 5)) * dayMs : index * 1_000)),
    );
    const lines = [...fresh, ...before, ...odd];
    const times = batch % 10 === 3 ? 2 : 1;
    for (let time = 0; time < times; time += 1) batches.push(lines);
    broken += odd.length * times;
  }
  return { batches, counts, good, broken };
};
