import { dateText } from '@maru/contracts/kernel/seoul-days';
import { deskQueries } from '@maru/contracts/site/desk/desk.queries';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { tasksOfDesk } from '@maru/query-api/desk';
import { deskSummary } from '@maru/query-api/desk/summary';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownMongo } from '../../support/servers/own-servers.ts';
import type { Setting } from '../ground/ground.ts';
import { ms, type Row } from '../row.ts';
import { type AskedTable, askedTables, contextOf } from './asked-tables.ts';
import { seedViews, today } from './seeded-views.ts';

const onSqlite = async <T>(work: (views: ViewStore) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-bench-'));
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  try {
    return await work(views);
  } finally {
    await views.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const onMongo = async <T>(work: (views: ViewStore) => Promise<T>): Promise<T> => {
  const server = await ownMongo();
  const { db, close } = await openMongo(`${server.url}/bench`);
  const views = await openMongoViewStore(db);
  try {
    return await work(views);
  } finally {
    await views.close();
    await close();
    await server.stop();
  }
};

const rounds = 20;
const limitMs = 100;

/** The longest of some rounds, the first among them, for which nothing was counted yet. */
const longest = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.max(...times);
};

interface Measure {
  readonly count: number;
  /** The double of MongoDB looks through all rows for each page: its times say nothing of the product. */
  readonly barred: boolean;
}
const rowOf = (what: string, time: number, { barred }: Measure): Row => ({
  what: `${what}, the longest of ${rounds}`,
  figure: ms(time),
  ...(barred && { limit: `≤ ${limitMs} ms`, held: time <= limitMs }),
});

/** A cursor half way down. */
const deepCursor = async ({ page }: AskedTable, count: number): Promise<string> => {
  let after = '';
  for (let seen = 0; seen < count / 2; seen += 100)
    after = (await page(after ? { limit: '100', after } : { limit: '100' })).next ?? after;
  if (after === '') throw new Error('the list has one page only');
  return after;
};

const rowsOfTable = async (table: AskedTable, measure: Measure): Promise<Row[]> => {
  const { name, page, questions } = table;
  const what = (of: string) => `${name}, ${of} of ${measure.count.toLocaleString('en')} rows`;
  const { total } = await page({ limit: '1' });
  if (total !== measure.count) throw new Error(`${name} has ${total} rows`);
  const rows = [rowOf(what('first page'), await longest(() => page({})), measure)];
  const after = await deepCursor(table, measure.count);
  rows.push(rowOf(what('page half way down'), await longest(() => page({ after })), measure));
  for (const [of, query] of Object.entries(questions))
    rows.push(rowOf(what(of), await longest(() => page(query)), measure));
  return rows;
};

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
const mostGrowth = 32 * 1_048_576;
const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other), 0);

/** What the process takes while a list goes out as a file that nobody keeps: at most in its first half, and later. */
const rowsOfFile = async ({ name, file }: AskedTable, { count, barred }: Measure): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const format of ['csv', 'xlsx']) {
    const { chunks } = await file({ format });
    const [before, started] = [process.memoryUsage().rss, performance.now()];
    const taken: { readonly bytes: number; readonly memory: number }[] = [];
    let bytes = 0;
    for await (const chunk of chunks)
      taken.push({ bytes: (bytes += Buffer.byteLength(chunk)), memory: process.memoryUsage().rss - before });
    const memory = (isLate: boolean) =>
      most(taken.filter((at) => at.bytes > bytes / 2 === isLate).map((at) => at.memory));
    const [first, later] = [memory(false), memory(true)];
    rows.push({
      what: `${name} as ${format}, ${count.toLocaleString('en')} rows: memory beside what was there, in both halves`,
      figure: `${megabytes(first)}, ${megabytes(later)} for ${megabytes(bytes)} in ${ms(performance.now() - started)}`,
      ...(barred && { limit: `flat: ≤ ${megabytes(mostGrowth)} more`, held: later - first <= mostGrowth }),
    });
  }
  return rows;
};

const rowsOfDesk = async (views: ViewStore, measure: Measure): Promise<Row[]> => {
  const context = contextOf(views);
  const year = deskQueries.summary.input.parse({ from: dateText(today - 365), to: dateText(today), by: 'month' });
  return [
    rowOf('figures of the desk, a year', await longest(() => deskSummary.answer(year, context)), measure),
    rowOf('what waits at the desk', await longest(() => tasksOfDesk.answer({}, context)), measure),
  ];
};

const measureOn = async (views: ViewStore, measure: Measure): Promise<Row[]> => {
  await seedViews(views, measure.count);
  const tables = askedTables(views);
  const rows: Row[] = [];
  for (const table of tables) rows.push(...(await rowsOfTable(table, measure)));
  rows.push(...(await rowsOfDesk(views, measure)));
  for (const table of tables.slice(0, 1)) rows.push(...(await rowsOfFile(table, measure)));
  return rows;
};

/** Lists of the admin area from the query to the rows, in the process that answers them. */
export const benchTables = (setting: Setting): Promise<Row[]> =>
  setting === 'embedded'
    ? onSqlite((views) => measureOn(views, { count: 100_000, barred: true }))
    : onMongo((views) => measureOn(views, { count: 5_000, barred: false }));
