import type { Claim } from '@maru/contracts/shop/order/claim.fields';
import { totalOf } from '@maru/contracts/shop/order/exchange.parts';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';

const paid = { method: '카드', key: 'key of a surcharge', receipt: null };
/** Asked for is a dearer option; sent is a cheaper one, or what was paid for. */
export const exchangeCommands = ({ id, lines: all }: OrderFacts, { no, parts, asked }: Claim) => {
  const of = { id, claim: no };
  const lines = parts.flatMap(({ no: line, quantity }, at) =>
    all
      .filter((one) => one.no === line)
      .map(({ option_id, option, unit_price }) => {
        const choice = { of: line, option_id, option };
        return { ...choice, no: at + 1, unit_price, quantity };
      }),
  );
  const priced = (by: number) => lines.map((one) => ({ ...one, unit_price: Math.max(0, one.unit_price + by) }));
  const amount = asked ? totalOf(asked) : 0;
  return {
    askSurcharge: { type: 'AskSurcharge', data: { ...of, lines: priced(700) } },
    paySurcharge: { type: 'PaySurcharge', data: { ...of, ...paid, ask: asked?.ask ?? 1, amount } },
    replace: {
      type: 'ReplaceClaim',
      data: { ...of, back_to: 'stock', surcharge: { amount: 0, how: 'waived' }, lines: priced(-500) },
    },
  } as const satisfies Readonly<Record<string, OrderCommand>>;
};
