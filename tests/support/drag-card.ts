import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

/** Where something is, once it is drawn. */
const boxOf = (drawn: Locator) => vi.waitUntil(() => drawn.boundingBox(), { timeout: 15_000 });

/** Drags a card of a board from one column into another by mouse. */
export const dragCard = async (page: Page, card: string, out: Locator, into: Locator): Promise<void> => {
  const [from, target] = [await boxOf(out.getByRole('listitem').filter({ hasText: card })), await boxOf(into)];
  await page.mouse.move(from.x + 60, from.y + from.height - 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + from.height + 8, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 90, { steps: 8 });
  await page.mouse.up();
};
