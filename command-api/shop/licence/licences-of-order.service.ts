import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { newLicenceKey } from './licence-keys.service.ts';

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
