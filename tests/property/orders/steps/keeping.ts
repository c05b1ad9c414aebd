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

export const addCoupon = async (lives: Lives): Promise<void> => {
  const { shop, random, coupons } = lives;
  const code = `LIFE${coupons.size + 1}`;
  const [off, least] = [random.pick(offs), random.pick([0, 10_000, 50_000])];
  const count = random.pick([null, 1, 3]);
  const [from, until] = [shop.clock.now() - 1, shop.clock.now() + random.pick([1, 30]) * dayMs];
  await shop.sendAsKeeper('AddCoupon', {
    id: code,
    name: '쿠폰',
    off,
    least,
    count,
    user_id: null,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  coupons.set(code, { code, off, least, count, until, ended: false, users: new Map() });
  tell(lives, 'add coupon', `${code} ${JSON.stringify(off)} least ${least} count ${count}`);
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
