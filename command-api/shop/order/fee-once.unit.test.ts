import { system } from '@maru/contracts/kernel/actor';
import { totalOf } from '@maru/contracts/shop/order/exchange.parts';
import { surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Story, storyOf } from './order-story.fixture.ts';
import { delivered, id, OrderPlaced, OrderShipped, withTerms } from './order.spec.ts';

const fees = { return: 3_000, exchange: 6_000 } as const;
const [goods] = OrderPlaced.data.lines;
const lines = [1, 2, 3, 4].flatMap((no) => (goods ? [{ ...goods, no, quantity: 1, unit_price: 50_000 }] : []));
const amounts = { goods: 200_000, shipping: 0, discount: 0, points: 0, total: 200_000, tax_free: 0 };
const terms = withTerms({ return_fee: fees.return, exchange_fee: fees.exchange });
const placed = { ...terms, data: { ...terms.data, lines, amounts } };
const parts = lines.map(({ no }) => ({ no, quantity: 1 }));
const [, ...sent] = delivered.map((event) => {
  if (event.type === 'OrderPrepared') return { ...event, data: { ...event.data, parts } };
  if (event.type !== 'OrderShipped') return event;
  return { ...event, data: { ...event.data, parcel: { ...OrderShipped.data.parcel, parts } } };
});
const order = storyOf([placed, ...sent]);

const carrier = { courier: '우체국택배', tracking: '1' };
type Kind = keyof typeof fees;
/** All are fetched under one number. */
const opened = (kinds: readonly Kind[]): Story =>
  kinds.reduce<Story>((story, kind, at) => {
    const of = { id, parts: [{ no: at + 1, quantity: 1, parcel: 1 }] };
    return story
      .take({ type: 'OpenClaim', data: { ...of, kind, reason: 'changedMind' } })
      .take({ type: 'CollectClaim', data: { id, claim: at + 1, ...carrier } });
  }, order);

const sameAgain = (claim: number) => [
  { no: 1, of: claim, option_id: 1, option: '100장', unit_price: 50_000, quantity: 1 },
];
const claimIn = (story: Story, no: number) => {
  const claim = story.order.claims.find((one) => one.no === no);
  if (!claim) throw new Error(`there is no claim ${no}`);
  return claim;
};
type Deed = 'ask' | 'pay' | 'settle' | 'refund' | 'byHand';
const canBeAsked = (story: Story, no: number) => {
  const { kind, state, asked } = claimIn(story, no);
  return kind === 'exchange' && state !== 'settled' && !asked?.paid;
};
const ask = (story: Story, no: number) => {
  const isBorne = story.order.claims.some(({ state }) => state === 'settled');
  // What costs nothing is not asked for.
  const command = { type: 'AskSurcharge', data: { id, claim: no, lines: sameAgain(no) } } as const;
  if (!isBorne) return story.take(command);
  try {
    return story.take(command);
  } catch {
    return story;
  }
};
const pay = (story: Story, no: number) => {
  const { asked } = claimIn(story, no);
  if (!asked || asked.paid) return story;
  const paid = { method: '카드', key: `key ${no}`, receipt: null, ask: asked.ask, amount: totalOf(asked) };
  return story.take({ type: 'PaySurcharge', data: { id, claim: no, ...paid } }, system);
};
const refund = (story: Story, no: number) =>
  story.take({ type: 'RefundClaim', data: { id, claim: no, back_to: 'stock' } });
const replace = (story: Story, no: number) =>
  story.take({
    type: 'ReplaceClaim',
    data: { id, claim: no, back_to: 'stock', lines: sameAgain(no), surcharge: { amount: 0, how: 'byHand' } },
  });
const act = (story: Story, no: number, deed: Deed): Story => {
  if (claimIn(story, no).state === 'settled') return story;
  if (deed === 'ask') return canBeAsked(story, no) ? ask(story, no) : story;
  if (deed === 'pay') return pay(story, no);
  return deed === 'refund' || claimIn(story, no).kind === 'return' ? refund(story, no) : replace(story, no);
};

/** What the shop kept for sending back, whoever paid it in which way. */
const keptIn = ({ order: { claims } }: Story): number =>
  claims.reduce((sum, { how, fee, surcharge, ...claim }) => {
    if (how === 'refund') return sum + fee;
    const byHand = surcharge?.how === 'byHand' ? surcharge.amount : 0;
    return sum + byHand + surchargeHeld({ how, fee, surcharge, ...claim });
  }, 0);
const ownFee = ({ kind, how }: Story['order']['claims'][number]) =>
  kind === 'exchange' && how === 'replacement' ? fees.exchange : fees.return;

const deed = fc.record({
  at: fc.nat(3),
  deed: fc.constantFrom<Deed>('ask', 'ask', 'pay', 'pay', 'settle', 'refund', 'byHand'),
});
it('what comes in one parcel bears the dearest of its fees once, in whichever order claims are asked, paid and settled', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<Kind>('return', 'exchange'), { minLength: 2, maxLength: 4 }),
      fc.array(deed, { maxLength: 12 }),
      fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }),
      (kinds, deeds, last) => {
        const some = deeds.reduce(
          (story, { at, deed: what }) => act(story, (at % kinds.length) + 1, what),
          opened(kinds),
        );
        const settled = last.filter((no) => no <= kinds.length).reduce((story, no) => act(story, no, 'settle'), some);
        expect(settled.order.claims.every(({ state }) => state === 'settled')).toBe(true);
        expect(keptIn(settled)).toBe(Math.max(...settled.order.claims.map(ownFee)));
      },
    ),
    { numRuns: 300 },
  ));

it('gives back what was paid in the window for a way that another claim has borne since then', () => {
  const story = opened(['exchange', 'return']);
  const settled = act(refund(act(act(story, 1, 'ask'), 1, 'pay'), 2), 1, 'settle');
  expect(settled.last.flatMap(({ data }) => ('surcharges_back' in data ? data.surcharges_back : []))).toEqual([
    { claim: 1, refund: 3_000, tax_free: 0 },
  ]);
  expect([claimIn(settled, 1).surcharge?.fee, claimIn(settled, 2).fee]).toEqual([3_000, 3_000]);
});
