import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../../../test-output/', import.meta.url).pathname;
const figures: Record<string, object> = {};

/** Writes down what was measured under a fault, for people: tests do not judge by it. */
export const note = (name: string, found: object): void => {
  figures[name] = found;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}stack-faults.json`, JSON.stringify(figures, undefined, 2));
  console.log(`${name}: ${JSON.stringify(found)}`);
};
