import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Page } from 'playwright-core';
import type { Client } from './api-client.ts';

/** A card on sale; whether it is printed to order is for the test to say. */
export const sellCard = async (admin: Client): Promise<ItemDocument> => {
  const options = [{ name: '200장', price: 30_000, stock: 50 }];
  const body = {
    name: '주문 제작 명함',
    category: '주문 선반',
    state: 'onSale',
    notice: noticeExamples.goods,
    options,
  };
  return (await admin.call<ItemDocument>('POST', 'adm/item/add', { body })).body;
};

/** The card of an order, as the desk opens it from those with which so much is to be done. */
export const openCard = async (page: Page, work: string, { number }: Pick<PlacedOrder, 'number'>): Promise<void> => {
  await page.goto(`/adm/namecard/print?work=${work}&sort=changed_at`);
  await page.getByRole('row').filter({ hasText: number }).locator('[data-row-opener]').click();
};

const folder = new URL('../../test-output/screenshots', import.meta.url).pathname;
/** Pictures of a whole page on a phone and on a desktop. */
export const pictures = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};
