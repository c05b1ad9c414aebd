import { describe, it } from 'vitest';
import { system } from '@maru/contracts/kernel/actor';
import { admin, ClaimOpened, delivered, id, order, SurchargeAsked, SurchargePaid } from './order.spec.ts';

const claimOf = (...nos: readonly number[]) => ({
  ...ClaimOpened,
  data: {
    ...ClaimOpened.data,
    kind: 'exchange' as const,
    fee: 6_000,
    parts: nos.map((no) => ({ no, quantity: 1, parcel: 1 })),
  },
});
const paid = (method: string) => ({ type: 'PaySurcharge', data: { ...SurchargePaid.data, method } }) as const;

describe('AskSurcharge', () => {
  it.each([
    ['all of it', [2], 6_000],
    ['none of it', [1], 0],
    ['a share by the prices', [1, 2], 2_673],
  ])('says what of the fee is without tax: %s', (_, nos, tax_free) => {
    const lines = nos.map((of, at) => ({
      ...({ no: 3 + at, of, option_id: 1, option: '', quantity: 1, difference: 0 } as const),
      unit_price: of === 1 ? 34_850 : 28_000,
    }));
    order
      .given(...delivered, claimOf(...nos))
      .when({ type: 'AskSurcharge', data: { id, claim: 1, lines } }, admin)
      .emits({ type: 'SurchargeAsked', data: { id, claim: 1, ask: 1, difference: 0, fee: 6_000, tax_free, lines } });
  });
});

describe('PaySurcharge', () => {
  const given = order.given(...delivered, claimOf(1), SurchargeAsked);
  it.each(['카드', '간편결제'])('takes %s', (method) =>
    given.when(paid(method), system).emits({ ...SurchargePaid, data: { ...SurchargePaid.data, method } }),
  );
  it.each(['계좌이체', '가상계좌'])('takes no cash: %s', (method) =>
    given.when(paid(method), system).isRefused('surcharge_by_card'),
  );
});
