import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn } from '../support/api-client.ts';
import { runBare } from './bare-server.ts';
import { type Ground, onGround, type OpenGround, type Setting } from './ground/ground.ts';
import { compare } from './load.ts';
import { ms, percent, perSecond, type Row } from './row.ts';
import { items, projects, type Seed, seedLog } from './seed.ts';

/** A list to measure: what the log holds so many of, how a page is asked for, and whether that takes a login. */
interface List {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly seeds: (count: number) => Iterable<Seed>;
  readonly login: boolean;
  /** Where one of its things is asked for by `id`. */
  readonly one?: string | undefined;
}
const lists: readonly List[] = [
  { name: 'project list', path: 'request/project/list', query: 'status=all', seeds: projects, login: true },
  { name: 'item list', path: 'shop/item/list', query: 'sortBy=new', seeds: items, login: false, one: 'shop/item' },
];

interface Query {
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
  /** What is answered, or as much. */
  readonly body: object;
}

/** A query's pace, beside bare Express answering the same bytes. */
export const besideBare = async ({ env }: Ground, url: string, { path, query, headers, body }: Query) => {
  const file = join(env.DATA_DIR, 'answer.json');
  await writeFile(file, JSON.stringify(body));
  const bare = await runBare(file);
  try {
    const request = { url: `${url}/api/${path}?${query}`, headers };
    const result = await compare(request, { ...request, url: `${bare.url}/` });
    if (result.failed > 0) throw new Error(`${result.failed} answers of ${path} failed`);
    return result;
  } finally {
    await bare.stop();
  }
};

const measureOn = async (ground: Ground, { path, query, seeds, login, one }: List, rows: number) => {
  await seedLog(ground, seeds(rows));
  const { url } = await ground.run();
  // Whoever logs in reads what the log holds; for a visitor the views may still be behind it.
  const client = await logIn(url);
  const { body } = await client.call<{ list: { id: string }[]; total: number }>('GET', path, {
    query: Object.fromEntries(new URLSearchParams(query)),
  });
  const [first] = body.list;
  if (!first || body.list.length !== 20 || body.total !== rows)
    throw new Error(`the list answered ${body.list.length} of ${body.total}`);
  const headers: Record<string, string> = login ? { authorization: `Bearer ${client.token}` } : {};
  const page = await besideBare(ground, url, { path, query: `${query}&page=3`, headers, body });
  if (one === undefined) return { page };
  const { body: thing } = await client.call('GET', one, { query: { id: first.id } });
  return { page, one: await besideBare(ground, url, { path: one, query: `id=${first.id}`, headers, body: thing }) };
};

/** Rows of the short and the long list. The double of MongoDB looks through all rows for each page. */
const sizes = { embedded: [1_000, 100_000], distributed: [100, 1_000] } as const;

/** Page of 20 beside bare Express answering the same bytes, from a short and a long list. */
const benchList = async (list: List, open: OpenGround, setting: Setting): Promise<Row[]> => {
  const [few, many] = sizes[setting];
  const { page: short } = await onGround(open, (ground) => measureOn(ground, { ...list, one: undefined }, few));
  const { page: long, one } = await onGround(open, (ground) => measureOn(ground, list, many));
  const [flat, barred] = [long.ours / short.ours, setting === 'embedded'];
  return [
    {
      what: `${list.name} of 20 rows, over HTTP`,
      figure: `${perSecond(long.ours)}, ${percent(long.share)}, p99 ${ms(long.p99)}, of ${many.toLocaleString('en')} rows`,
      ...(barred && { limit: `≥ 40 % of bare Express (${perSecond(long.bare)})`, held: long.share >= 0.4 }),
    },
    {
      what: `${list.name} beside one of a hundredth (distributed: a tenth)`,
      figure: `${percent(flat)} of ${perSecond(short.ours)}`,
      ...(barred && { limit: 'flat: ≥ 85 %', held: flat >= 0.85 }),
    },
    ...(one
      ? [
          {
            what: `one of the ${list.name}, over HTTP`,
            figure: `${perSecond(one.ours)}, ${percent(one.share)} of bare Express (${perSecond(one.bare)}), p99 ${ms(one.p99)}`,
          },
        ]
      : []),
  ];
};

export const benchLists = async (open: OpenGround, setting: Setting): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const list of lists) rows.push(...(await benchList(list, open, setting)));
  return rows;
};
