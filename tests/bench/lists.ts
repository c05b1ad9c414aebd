import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn } from '../support/api-client.ts';
import { runBare } from './bare-server.ts';
import { type Ground, onGround, type OpenGround, type Setting } from './ground/ground.ts';
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

const measureOn = async (ground: Ground, rows: number) => {
  await seedLog(ground, projects(rows));
  const { url } = await ground.run();
  const client = await logIn(url);
  const page = await client.call<{ list: object[]; total: number }>('GET', path, { query: { status: 'all' } });
  if (page.body.list.length !== 20 || page.body.total !== rows) throw new Error(`the list answered ${page.body.list.length} of ${page.body.total}`);
  const file = join(ground.env.DATA_DIR, 'page.json');
  await writeFile(file, JSON.stringify(page.body));
  const result = await besideBare({ url: `${url}/api/${path}?status=all&page=3`, headers: { authorization: `Bearer ${client.token}` } }, file);
  if (result.failed > 0) throw new Error(`${result.failed} lists failed`);
  return result;
};

/** Rows of the short and the long list. The double of MongoDB looks through all rows for each page. */
const sizes = { embedded: [1_000, 100_000], distributed: [100, 1_000] } as const;

/** Page of 20 beside bare Express answering the same bytes, from a short and a long list. */
export const benchLists = async (open: OpenGround, setting: Setting): Promise<Row[]> => {
  const [few, many] = sizes[setting];
  const short = await onGround(open, (ground) => measureOn(ground, few));
  const long = await onGround(open, (ground) => measureOn(ground, many));
  const [flat, barred] = [long.ours / short.ours, setting === 'embedded'];
  return [
    {
      what: 'project list of 20 rows, over HTTP', figure: `${perSecond(long.ours)}, ${percent(long.share)}, p99 ${ms(long.p99)}, of ${many.toLocaleString('en')} rows`,
      ...(barred && { limit: `≥ 40 % of bare Express (${perSecond(long.bare)})`, held: long.share >= 0.4 }),
    },
    {
      what: 'the same beside a list of a hundredth (distributed: a tenth)', figure: `${percent(flat)} of ${perSecond(short.ours)}`,
      ...(barred && { limit: 'flat: ≥ 85 %', held: flat >= 0.85 }),
    },
  ];
};
