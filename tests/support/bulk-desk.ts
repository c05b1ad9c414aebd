import type { Locator, Page } from 'playwright-core';

/** The newest bulk action with this title has come to what the text says. */
export const bulkDone = async (page: Page, title: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: /^작업/ }).click({ timeout: 60_000 });
  const jobs = page.getByRole('dialog', { name: '여러 건 작업' });
  await jobs.getByRole('listitem').filter({ hasText: title }).first().getByText(text).waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
};

/** Has a file of rows looked at by an open dialog. */
export const chooseFile = async (
  page: Page,
  dialog: Locator,
  content: string | Buffer,
  name: string,
): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dialog.locator('label').first().click()]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
};
