import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import { surchargeFor, totalOf } from '@maru/contracts/shop/order/exchange.parts';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { rootOf } from '@maru/contracts/shop/order/order.roots';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import { type ClaimAction, claimActionsOf } from '@maru/contracts/shop/order/order.steps';
import { leastPaid } from '@maru/contracts/shop/payment/payment-ways';

const paid = { method: '카드', key: 'key of a surcharge', receipt: null };
type Commands = () => readonly OrderCommand[];
type ExchangeAction = 'askSurcharge' | 'paySurcharge' | 'replace';
const courier = '우체국택배';
/** Three options there are: what was ordered, a dearer one that is asked for or paid by hand, and a cheaper one. */
const exchangeCommands = (order: OrderFacts, claim: Claim): Readonly<Record<ExchangeAction, Commands>> => {
  const { id, lines: all } = order;
  const { no, parts, asked } = claim;
  const of = { id, claim: no };
  const settled = { ...of, back_to: 'stock' } as const;
  const pricedBy = (by: number) =>
    parts.flatMap(({ no: line, quantity }, at) =>
      all
        .filter((one) => one.no === line)
        .map((one) => {
          const choice = { of: line, option_id: one.option_id, option: one.option };
          return { ...choice, no: at + 1, unit_price: rootOf(all, one).unit_price + by, quantity };
        }),
    );
  const dearer = pricedBy(700);
  // Nobody asks for nothing: what has that option already, by the shop's fault.
  const isOwed = totalOf(surchargeFor(order, dearer, claim)) >= leastPaid;
  const amount = asked ? totalOf(asked) : 0;
  return {
    askSurcharge: () => (isOwed ? [{ type: 'AskSurcharge', data: { ...of, lines: dearer } }] : []),
    paySurcharge: () => [{ type: 'PaySurcharge', data: { ...of, ...paid, ask: asked?.ask ?? 1, amount } }],
    replace: () => [
      { type: 'ReplaceClaim', data: { ...settled, surcharge: { amount: 0, how: 'waived' }, lines: pricedBy(-500) } },
      { type: 'ReplaceClaim', data: { ...settled, surcharge: { amount: 0, how: 'byHand' }, lines: dearer } },
    ],
  };
};

/** Fetched under a number of its own, or under that of others that come, too. */
const collectCommands = ({ id, claims }: OrderFacts, claim: number): readonly OrderCommand[] => {
  const others = claims.filter(({ no }) => no !== claim);
  const known = others.filter(isOpen).flatMap(({ pickup }) => (pickup ? [pickup.tracking] : []));
  const used = new Set(others.map(({ pickup }) => pickup?.tracking));
  const own = Array.from({ length: claims.length + 1 }, (_, at) => `of ${at}`).find((number) => !used.has(number));
  return [own ?? '', ...new Set(known)].map((tracking) => ({
    type: 'CollectClaim',
    data: { id, claim, courier, tracking },
  }));
};
/** What may be done with claims, closed ones too, by the tables. */
export const claimCommandsOf = (order: OrderFacts, who: OrderRole) =>
  order.claims.flatMap((claim) => {
    const of = { id: order.id, claim: claim.no };
    const commands: Readonly<Record<ClaimAction, Commands>> = {
      ...exchangeCommands(order, claim),
      withdraw: () => [{ type: 'StepClaim', data: { ...of, step: 'withdraw' } }],
      arrive: () => [{ type: 'StepClaim', data: { ...of, step: 'arrive' } }],
      decline: () => [{ type: 'DeclineClaim', data: { ...of, answer: 'used' } }],
      collect: () => collectCommands(order, claim.no),
      refundClaim: () => [{ type: 'RefundClaim', data: { ...of, back_to: 'stock' } }],
      sendAgain: () => [{ type: 'EndAwaited', data: { ...of, how: 'sentAgain' } }],
      takeBack: () => [{ type: 'EndAwaited', data: { ...of, how: 'returned' } }],
      giveUp: () => [{ type: 'EndAwaited', data: { ...of, how: 'neverCame' } }],
      handBack: () => [{ type: 'HandSurchargeBack', data: { ...of, amount: owedByHand(claim) } }],
    };
    return claimActionsOf(claim, [who]).flatMap((action) =>
      commands[action]().map((command) => ({ name: `${action} of claim ${claim.no}`, command })),
    );
  });
