import type { Understood } from '@maru/contracts/shop/finding/finding.views';
import { type Client, logIn } from '../support/api-client.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import { onGround } from './ground/ground.ts';
import { besideBare } from './lists.ts';
import { ms, percent, perSecond, type Row } from './row.ts';
import { items, seedLog } from './seed.ts';

const count = 100_000;
const papers = ['린넨', '펠트', '갱지', '한지', '벨벳', '미색지', '반누보', '랑데뷰', '스노우', '트레싱'];
const things = ['봉투', '엽서', '전단', '달력', '포스터', '스티커', '책갈피', '메뉴판', '초대장', '쇼핑백'];
const nameOf = (number: number) => `${papers[number % 10]} ${things[Math.floor(number / 10) % 10]} ${number}호`;

/** What somebody types for a hundredth of the items, which are named 린넨 봉투, and how it is understood. */
interface Typed {
  readonly what: string;
  readonly text: string;
  readonly by: Understood['by'] | undefined;
}
const texts: readonly Typed[] = [
  { what: '초성', text: 'ㄹㄴㅂㅌ', by: undefined },
  { what: 'the other keyboard layout', text: 'flssps qhdxn', by: 'keyboard' },
  { what: 'a synonym', text: '린넨 엔벨로프', by: 'synonym' },
];

interface Found {
  readonly total: number;
  readonly understood: Understood | null;
}
const find = async (client: Client, { what, text, by }: Typed): Promise<Found> => {
  const { body } = await client.call<Found>('GET', 'shop/item/list', { query: { text } });
  if (body.total !== count / 100 || body.understood?.by !== by)
    throw new Error(`${what} found ${body.total}, understood as ${JSON.stringify(body.understood)}`);
  return body;
};

/** Pages of what is found in a shop of many items, beside bare Express answering the same bytes. */
export const benchFinding = (): Promise<Row[]> =>
  onGround(embeddedGround, async (ground) => {
    await seedLog(ground, items(count, nameOf));
    const { url } = await ground.run();
    const client = await logIn(url);
    await client.call('POST', 'adm/synonym/add', { body: { words: ['봉투', '엔벨로프'] } });
    const rows: Row[] = [];
    for (const typed of texts) {
      const body = await find(client, typed);
      const query = new URLSearchParams({ text: typed.text }).toString();
      const pace = await besideBare(ground, url, { path: 'shop/item/list', query, headers: {}, body });
      rows.push({
        what: `finding by ${typed.what}, 20 rows of ${(count / 100).toLocaleString('en')} found, over HTTP`,
        figure: `${perSecond(pace.ours)}, ${percent(pace.share)}, p99 ${ms(pace.p99)}, of ${count.toLocaleString('en')} items`,
        limit: `≥ 40 % of bare Express (${perSecond(pace.bare)})`,
        held: pace.share >= 0.4,
      });
    }
    return rows;
  });
