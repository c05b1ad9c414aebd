import { held } from '../ledger/order-account.ts';
import { heldParts } from '../ledger/restitution.ts';
import { must } from '../lives.ts';
import { afterGoodwill } from './after.ts';
import { accountFor, asKeeper, type Button, type Press, said } from './press.ts';
import { besideToRefund } from './surcharge-buttons.ts';

/** Of the order's own money: all of what it is held for, or a part; sometimes more than there is. */
const moneyToRefund = ({ lives, order }: Press) => {
  const most = heldParts(order);
  const share = (won: number) => Math.floor(won * lives.random.pick([0, 0, 0.1, 0.3, 1, 1, 1.1]));
  const [shipping, fee, rest] = [share(most.shipping), share(most.fee), share(most.rest)];
  const goods = most.goods.map(({ no, won }) => ({ no, won: share(won) })).filter(({ won }) => won > 0);
  const sum = goods.reduce((all, { won }) => all + won, 0) + shipping + fee + rest;
  const isHeld = goods.every(({ no, won }) => won <= (most.goods.find((line) => line.no === no)?.won ?? 0));
  const isWithin = isHeld && shipping <= most.shipping && fee <= most.fee && rest <= most.rest;
  return { parts: { goods, shipping, fee, rest }, sum, isHeld: isWithin && sum <= held(order) };
};

/** Money alone, of the order and of what was paid beside, and points with it. */
export const refund: Button = async (press) => {
  const { lives, order } = press;
  const { parts, sum, isHeld } = moneyToRefund(press);
  const points = Math.floor((order.amounts.points - order.pointsBack) * lives.random.pick([0, 0, 0, 0.5, 1]));
  const { wanted: beside, isHeld: isBesideHeld } = besideToRefund(press);
  const isRight = isHeld && isBesideHeld && sum + points + beside.length > 0;
  const goods = parts.goods.map(({ no, won }) => ({ no, refund: won }));
  const body = { ...parts, goods, points, ...(beside.length > 0 && { surcharges: beside }) };
  const answer = await asKeeper(press, 'refund', { ...body, reason: 'other', ...accountFor(order) });
  const what = beside.length > 0 ? 'refund beside' : 'refund';
  const done = said(press, isRight ? what : 'refund too much', answer, JSON.stringify(body));
  must(done === isRight, `giving back ${JSON.stringify(body)} was answered ${answer.status}`);
  if (done) afterGoodwill(lives, order, { parts, points, beside });
};
