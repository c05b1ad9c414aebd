import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { randomBytes } from 'node:crypto';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';

/** Crockford's base 32 lacks the letters that are taken for digits when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits. */
export const newLicenceKey = (): string => {
  const letters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4)).join('-');
};

const licenceLines = ({ lines }: OrderFacts) => lines.filter(({ kind }) => kind === 'licence');

/** Each paid piece has a licence, each cancelled one none; may be called at any time, by anyone. */
export const alignLicences = async ({ load, send }: SystemCommands, orderId: string): Promise<void> => {
  const order = await orderOf(load, orderId);
  if (!order?.user_id || !order.timeline.some(({ action }) => action === 'pay')) return;
  for (const { no, item_id, name, option, quantity, cancelled } of licenceLines(order)) {
    for (let piece = 1; piece <= quantity; piece += 1) {
      const id = commandIdOf(orderId, `licence ${no} ${piece}`);
      const issued = { id, order_id: orderId, user_id: order.user_id, no, item_id, name, option, key: newLicenceKey() };
      await send(
        piece <= quantity - cancelled
          ? { type: 'IssueLicence', data: issued }
          : { type: 'RevokeLicence', data: { id } },
      );
    }
  }
};
