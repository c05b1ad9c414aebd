import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, newIssue, newProject } from '../../support/api-client.ts';
import { onGround, type UnderTest } from '../ground/ground.ts';
import { stackGround } from '../ground/stack-ground.ts';
import type { Row } from '../row.ts';
import { measureOn } from '../sockets.ts';
import { type Counters, observer, perUnit } from './observe.ts';

const seconds = 20;

/** Something done so many times a second. */
interface Work {
  readonly what: string;
  readonly units: number;
  run(under: UnderTest): Promise<unknown>;
}

const reads = async ({ url }: UnderTest, count: number) => {
  const client = await logIn(url);
  const project = await newProject(client);
  await newIssue(client, project.id);
  const sent: Promise<unknown>[] = [];
  for (let number = 0; number < count; number++) {
    await pause((seconds * 1_000) / count);
    sent.push(
      client.call('GET', 'request/project/list', { query: { status: 'all' }, headers: { 'x-min-position': '0' } }),
    );
  }
  await Promise.all(sent);
};

const live = (sockets: number) => (under: UnderTest) => measureOn(under, { sockets, perSecond: 50, seconds });

const works: readonly Work[] = [
  { what: 'nothing, per second', units: seconds, run: () => pause(seconds * 1_000) },
  { what: 'a command (50/s, 2 sockets listen)', units: 50 * seconds, run: live(2) },
  { what: 'a command (50/s, 102 sockets listen)', units: 50 * seconds, run: live(102) },
  { what: 'a GET of the project list (100/s)', units: 100 * seconds, run: (under) => reads(under, 100 * seconds) },
];

const spelt = (figures: Counters, digits: number) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure.toFixed(digits)}`)
    .join(', ');

/** CPU ms and requests of each part, for `docs/scale.md`: run by name only. */
export const benchCosts = async (): Promise<Row[]> => {
  const counts = await mkdtemp(join(tmpdir(), 'maru-counts-'));
  process.env.BENCH_COUNTS = counts;
  process.env.NODE_OPTIONS = `--import ${new URL('count-requests.mjs', import.meta.url).href}`;
  try {
    return await onGround(stackGround, async (ground) => {
      const under = await ground.run();
      const watch = await observer(ground, counts);
      // Once unseen: a process that has just begun is slower.
      await live(2)(under);
      const rows: Row[] = [];
      for (const { what, units, run } of works) {
        const before = await watch.look();
        await run(under);
        const after = await watch.look();
        rows.push({ what: `${what}: CPU ms`, figure: spelt(perUnit(before.cpu, after.cpu, units), 2) });
        rows.push({ what: `${what}: requests`, figure: spelt(perUnit(before.requests, after.requests, units), 2) });
      }
      watch.close();
      return rows;
    });
  } finally {
    delete process.env.NODE_OPTIONS;
    await rm(counts, { recursive: true, force: true });
  }
};
