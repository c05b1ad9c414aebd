import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardDocuments } from '../../kernel/live/live-board.ts';
import { columnOf } from '../issue/issue-cache.ts';
import { commands, more, screens, shown, start, world } from './interleaving-screens.fixture.ts';
import { flush } from './interleaving.fixture.ts';

const statuses = ['TO DO', 'IN PROGRESS', 'DONE'] as const;
const idOf = (n: number) => [...world.docs.keys()][n % world.docs.size] ?? '';
const nth = <T>(all: readonly T[], n: number) => (all.length > 0 ? all[n % all.length] : undefined);
const attempt = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Refused, as it is for everyone.
  }
};
/** The revision that an edit of it would be made from. */
const revisionOf = (id: string) => boardDocuments(shown().board).find((one) => one.id === id)?.revision;

const steps: Readonly<Record<string, (n: number) => unknown>> = {
  'someone edits': (n) =>
    attempt(() => world.edit(idOf(n), { title: `남의 ${n}`, status: nth(statuses, n) ?? 'DONE' })),
  'someone comments': (n) => attempt(() => world.touch(idOf(n))),
  'someone deletes': (n) => attempt(() => world.remove(idOf(n))),
  'someone restores': (n) => attempt(() => world.restore(idOf(n))),
  'someone adds': () => world.add(),
  'I rename': (n) => {
    const revision = revisionOf(idOf(n));
    if (revision !== undefined) commands.rename({ id: idOf(n), revision, title: `내 ${n}` });
  },
  'I move': (n) => commands.move({ id: idOf(n), status: nth(statuses, n) ?? 'DONE' }),
  'I delete': (n) => commands.take(idOf(n)),
  'I restore': (n) => commands.giveBack(idOf(n)),
  'I add': () => commands.raise(),
  'the server answers': (n) => world.serve(nth(world.requests, n)),
  'an answer arrives': (n) => world.deliver(nth(world.requests, n)),
  'an answer is lost': (n) => world.deliver(nth(world.requests, n), true),
  'a message arrives': () => world.hearNext(),
  'a message comes again': (n) => world.hear(nth(world.heard, n)),
  'the connection breaks': () => world.drop(),
  'the connection is back': () => world.connect(),
  'the clock is set forth or back': (n) => (world.clockAhead = 100 * (n - 25)),
  'a page is loaded': (n) => more(n % 2 ? 'list' : 'talk'),
  'everything is loaded again': (n) => nth(Object.values(screens), n)?.load(),
};

/** Until nothing is on its way and every page is there. */
const settle = async () => {
  world.connect();
  await flush();
  for (let turn = 0; turn < 100; turn += 1) {
    while (world.unheard.length > 0) world.hearNext();
    for (const request of world.requests.slice()) world.deliver(request);
    await flush();
    more('list');
    more('talk');
    await flush();
    if (world.requests.length === 0 && world.unheard.length === 0) return;
  }
};
const byId = (docs: readonly { readonly id: string }[]) => docs.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(50));
it(
  'any interleaving ends in what a reload shows, and in the revision that the next edit is to be made from',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (taken) => {
        await start();
        for (const [name, n] of taken) {
          steps[name]?.(n);
          await flush();
        }
        await settle();
        const [now, there] = [shown(), world.active()];
        expect(byId(now.list)).toEqual(byId(there));
        expect(now.talk).toEqual(there.toSorted((a, b) => a.created_position - b.created_position));
        // What was changed stays where it was read.
        const unchanged = now.list.filter(({ revision }) => revision === 0);
        expect(unchanged).toEqual(unchanged.toSorted((a, b) => b.updated_position - a.updated_position));
        for (const [column, cards] of Object.entries(now.board))
          expect(byId(cards)).toEqual(byId(there.filter(({ status }) => columnOf(status) === column)));
        for (const { id, revision } of there) expect(revisionOf(id)).toBe(revision);
      }),
      { numRuns: 5_000 },
    );
  },
);
