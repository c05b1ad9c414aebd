import { itemStream } from '@maru/contracts/shop/item/item.events';
import { withReleased } from '@maru/contracts/shop/item/item.stock';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Quote, quotedLineOf, quoteOf } from '@maru/contracts/shop/order/order.quote';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { ItemState } from '../item/item.state.ts';
import { deductionsFor, type WantedDeductions } from './deductions.service.ts';
import type { ShopServices } from '../shop-services.ts';

export interface WantedQuote extends WantedDeductions {
  readonly lines: readonly CartLine[];
  readonly postcode: string | undefined;
}

/** An item as it is without what this order holds of it. */
const itemFor = (state: ItemState | undefined, orderId: string | undefined) => {
  if (state?.status !== 'there') return undefined;
  const own = orderId === undefined ? undefined : state.held.get(orderId);
  return own ? { ...state.item, options: withReleased(state.item.options, own.lines) } : state.item;
};

/** What lines cost and whether they can be had, by the items' own streams: no view is behind. */
export const quoteFor = async (
  services: Pick<ShopServices, 'load' | 'clock'>,
  { lines, postcode, ...wanted }: WantedQuote,
): Promise<Quote> => {
  const { load, clock } = services;
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const items = new Map(
    await Promise.all(ids.map(async (id) => [id, (await load(itemAggregate, itemStream(id))).state] as const)),
  );
  const now = clock.now();
  const quoted = lines.map((line) => quotedLineOf(line, itemFor(items.get(line.item_id), wanted.orderId), now));
  const { shipping } = (await load(configFold, configStream)).state;
  return quoteOf(quoted, postcode, await deductionsFor(services, wanted), shipping);
};
