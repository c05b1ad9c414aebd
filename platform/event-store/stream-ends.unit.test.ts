import { describe, expect, it } from 'vitest';
import type { EventRow } from './encoded-event.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { rememberEnds } from './stream-ends.ts';

const row = (stream: string, revision: number): EventRow => [revision + 1, '', stream, revision, '', '', ''];

const setup = () => {
  const stored = new Map([['a', 3]]);
  const asked: string[] = [];
  const log = {
    revision: (stream: string) => {
      asked.push(stream);
      return stored.get(stream) ?? -1;
    },
    insert: ([, , stream, revision]: EventRow) => void stored.set(stream, revision),
    transaction: <T>(work: () => T) => work(),
  } as unknown as SqliteLog;
  return { log: rememberEnds(log), stored, asked };
};

describe('ends of streams', () => {
  it('are asked for once and follow what is inserted', () => {
    const { log, asked } = setup();
    expect(['a', 'a', 'none', 'none'].map(log.revision)).toEqual([3, 3, -1, -1]);
    log.insert(row('a', 4));
    log.insert(row('none', 0));
    expect(['a', 'none'].map(log.revision)).toEqual([4, 0]);
    expect(asked).toEqual(['a', 'none']);
  });

  it('are forgotten with a transaction that failed', () => {
    const { log, stored } = setup();
    const failing = () =>
      log.transaction(() => {
        log.insert(row('a', 4));
        stored.set('a', 3);
        throw new Error('disk full');
      });
    expect(failing).toThrow('disk full');
    expect(log.revision('a')).toBe(3);
  });
});
