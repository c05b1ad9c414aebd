import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../support/api-client.ts';
import { runServer } from '../support/running-server.ts';
import { runBare } from './bare-server.ts';
import { compare, type Load } from './load.ts';
import { ms, percent, perSecond, type Row } from './row.ts';
import { projects, seedLog } from './seed.ts';

const path = 'request/project/list';

const besideBare = async (ours: Load, file: string) => {
  const bare = await runBare(file);
  try {
    return await compare(ours, { ...ours, url: `${bare.url}/` });
  } finally {
    await bare.stop();
  }
};

const measure = async (rows: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-list-'));
  await seedLog(dataDir, projects(rows));
  const server = await runServer({ dataDir });
  try {
    const client = await logIn(server.url);
    const page = await client.call<{ list: object[]; total: number }>('GET', path, { query: { status: 'all' } });
    if (page.body.list.length !== 20 || page.body.total !== rows) throw new Error(`the list answered ${page.body.list.length} of ${page.body.total}`);
    const file = join(dataDir, 'page.json');
    await writeFile(file, JSON.stringify(page.body));
    const result = await besideBare({
      url: `${server.url.replace('localhost', '127.0.0.1')}/api/${path}?status=all&page=3`, headers: { authorization: `Bearer ${client.token}` },
    }, file);
    if (result.failed > 0) throw new Error(`${result.failed} lists failed`);
    return result;
  } finally {
    await server.dispose();
  }
};

/** Page of 20 beside bare Express answering the same bytes, from a short and a long list. */
export const benchLists = async (): Promise<Row[]> => {
  const short = await measure(1_000);
  const long = await measure(100_000);
  const flat = long.ours / short.ours;
  return [
    {
      what: 'project list, 20 rows of 100,000, over HTTP', limit: `≥ 40 % of bare Express (${perSecond(long.bare)})`,
      figure: `${perSecond(long.ours)}, ${percent(long.share)}, p99 ${ms(long.p99)}`, held: long.share >= 0.4,
    },
    {
      what: 'project list, 100,000 rows beside 1,000', limit: `flat: ≥ 85 % of ${perSecond(short.ours)}`,
      figure: `${perSecond(long.ours)}, ${percent(flat)}`, held: flat >= 0.85,
    },
  ];
};
