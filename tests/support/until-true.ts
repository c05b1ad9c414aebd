import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Resolves when the expression is true on the page. Asked for from outside: the page's content security policy lets no
 * expression be tried again within it.
 */
export const untilTrue = async (page: Page, expression: string): Promise<void> =>
  await expect.poll(() => page.evaluate<boolean>(expression)).toBe(true);
