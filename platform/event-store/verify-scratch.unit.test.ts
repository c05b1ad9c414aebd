import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashQueue } from './hash-queue.ts';
import { scratchFolder } from './scratch-folder.ts';
import { streamLinks } from './stream-links.ts';

let scratch: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  scratch = scratchFolder();
});
afterEach(() => scratch.remove());

const hashOf = (n: number) => hash('sha256', String(n), 'hex');

it('a queue gives hashes back in order, however many wait', () => {
  const queue = hashQueue(scratch, 4);
  let [pushed, shifted] = [0, 0];
  for (const [more, fewer] of [
    [3, 1],
    [20, 2],
    [0, 15],
    [9, 14],
    [5, 5],
  ] as const) {
    for (let n = 0; n < more; n += 1) queue.push(hashOf(pushed++));
    for (let n = 0; n < fewer; n += 1) expect(queue.shift()).toBe(hashOf(shifted++));
  }
  expect(pushed).toBe(shifted);
  expect(() => queue.shift()).toThrow(RangeError);
  queue.close();
});

it('links are found again, whether they are the newest or not', () => {
  const links = streamLinks(scratch, 3);
  for (let round = 0; round < 2; round += 1)
    for (let n = 0; n < 10; n += 1) links.set(`s-${n}`, { revision: round, hash: n === 4 ? undefined : hashOf(n) });
  for (let n = 0; n < 10; n += 1)
    expect(links.get(`s-${n}`)).toEqual({ revision: 1, hash: n === 4 ? undefined : hashOf(n) });
  expect(links.get('s-10')).toBeUndefined();
  links.close();
});

it('leaves nothing behind', () => {
  const folder = dirname(scratch.file('one'));
  expect(existsSync(folder)).toBe(true);
  scratch.remove();
  expect(existsSync(folder)).toBe(false);
});
