import { firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import type { CouponAccount, Lives } from '../lives.ts';
import { must, tell } from '../lives.ts';

const dayMs = 86_400_000;
const offs: readonly CouponAccount['off'][] = [
  { kind: 'won', won: 5_000 },
  { kind: 'won', won: 40_000 },
  { kind: 'percent', percent: 7, most: null },
  { kind: 'percent', percent: 15, most: 9_999 },
  { kind: 'percent', percent: 100, most: null },
];

/** For everything, or for some of it. */
const pickScope = ({ random, choices }: Lives): CouponAccount['scope'] => {
  const [one, other] = random.shuffled(choices);
  const scopes = [[], [], [one], [one, other]].map((some) => some.flatMap((choice) => (choice ? [choice] : [])));
  const [of, chosen] = [random.pick(['categories', 'items', 'both']), random.pick(scopes)];
  return {
    categories: of === 'items' ? [] : chosen.map(({ category }) => category),
    items: of === 'categories' ? [] : chosen.slice(-1).map(({ item }) => item),
  };
};
const add = async (lives: Lives, terms: Pick<CouponAccount, 'automatic' | 'count' | 'off'>): Promise<void> => {
  const { shop, random, coupons } = lives;
  const { automatic, off, count } = terms;
  const code = `LIFE${coupons.size + 1}`;
  const [least, scope] = [random.pick([0, 10_000, 50_000]), pickScope(lives)];
  const [from, until] = [shop.clock.now() - 1, shop.clock.now() + random.pick([1, 30]) * dayMs];
  await shop.sendAsKeeper('AddCoupon', {
    id: code,
    name: '쿠폰',
    off,
    least,
    count,
    user_id: null,
    scope,
    ...(automatic && { automatic }),
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  coupons.set(code, { ...terms, code, least, scope, until, ended: false, users: new Map() });
  const what = [off, scope].map((part) => JSON.stringify(part)).join(' for ');
  tell(lives, automatic ? 'add promotion' : 'add coupon', `${code} ${what} least ${least} count ${count}`);
};
export const addCoupon = async (lives: Lives): Promise<void> =>
  add(lives, { automatic: false, off: lives.random.pick(offs), count: lives.random.pick([null, 1, 3]) });
/** No two of them take off the same, so that one is the best. */
export const addPromotion = async (lives: Lives): Promise<void> => {
  const { random, coupons } = lives;
  const off = random.pick<CouponAccount['off']>([
    { kind: 'won', won: 1_700 + 113 * coupons.size },
    { kind: 'percent', percent: 1 + (coupons.size % 60), most: random.pick([null, 9_000 + 97 * coupons.size]) },
  ]);
  await add(lives, { automatic: true, off, count: null });
};

export const endCoupon = async (lives: Lives): Promise<void> => {
  if (lives.coupons.size === 0) return;
  const coupon = lives.random.pick([...lives.coupons.values()]);
  await lives.shop.sendAsKeeper('EndCoupon', { id: coupon.code });
  coupon.ended = true;
  tell(lives, 'end coupon', coupon.code);
};

export const grantPoints = async (lives: Lives): Promise<void> => {
  const { shop, random, buyers, points } = lives;
  const [id, many] = [random.pick(buyers), random.pick([500, 3_001, 20_000])];
  await shop.sendAsKeeper('GrantPoints', { id, points: many, reason: 'event' });
  points.get(id)?.gain(many, shop.clock.now());
  tell(lives, 'grant points', `${many} to ${id}`);
};

/** Whether what was spared is charged again where less is kept. */
export const changeTerms = async (lives: Lives): Promise<void> => {
  const recharge = lives.terms.recharge === 'keep' ? 'charge' : 'keep';
  await lives.shop.sendAsKeeper('ChangeSellingTerms', { ...firstSellingTerms, recharge });
  lives.terms.recharge = recharge;
  tell(lives, 'change terms', recharge);
};

export const countStock = async (lives: Lives): Promise<void> => {
  const { shop, random, choices, stock } = lives;
  const { item, option } = random.pick(choices.filter(({ kind }) => kind === 'goods'));
  const by = random.pick([1, 5, 10, -1]);
  const fits = by > 0 || stock.has({ item, option, quantity: -by });
  const done = await shop.sendAsKeeper('AdjustStock', { id: item, optionId: option, by, reason: '실사' }).then(
    () => true,
    () => false,
  );
  tell(lives, 'count stock', `${by} of ${item} ${option}: ${done}`);
  must(done === fits, `counting ${by} was ${done ? 'accepted' : 'refused'}`);
  if (done) stock.putBack([{ item, option, quantity: by }]);
};
