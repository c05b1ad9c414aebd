import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openDesk } from '../support/paid-orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let keeper: Visitor;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [keeper, desk] = await Promise.all([newVisitor(browser, server.url), openDesk(server.url, '여럿이 보내는 명함')]);
  await giveSession(keeper, adminAccount);
});
afterEach(({ task }) => afterJourney(task, keeper));

it('many parcels, from the file to what became of them', async () => {
  const { page } = keeper;
  const orders = [await desk.byCard(1), await desk.byCard(2)];
  const lines = orders.map(({ number }, at) => `${number},한진택배,41234567890${at}`);
  const file = ['주문번호,택배사,송장번호', ...lines, '990101-ZZZZ-ZZZ,한진택배,412345678901'].join('\n');
  await page.goto('/adm/order');
  await page.getByRole('button', { name: '송장 올리기' }).click();
  const dialog = page.getByRole('dialog', { name: '송장 올리기' });
  await dialog
    .getByLabel('파일 고르기')
    .setInputFiles({ name: '송장.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('list', { name: '처리할 2행' }).waitFor();
  await expectLooks(page, 'adm-order-parcels', dialog);
  await dialog.getByRole('button', { name: '2건 발송' }).click();
  await page.getByRole('button', { name: /^작업/ }).click();
  const tray = page.getByRole('dialog', { name: '여러 건 작업' });
  await tray.getByText('2건 완료').first().waitFor();
  await expectLooks(page, 'adm-bulk', tray);
  await page.goto(`/adm/order/${orders[0]?.id}`);
  await page.getByLabel('메모 쓰기').fill('전화로 주소를 확인했어요');
  await page.getByRole('button', { name: '메모 남기기' }).click();
  await page.getByRole('list', { name: '메모' }).getByText('전화로 주소를 확인했어요').waitFor();
  await expectLooks(page, 'adm-order-memo', page.getByRole('list', { name: '메모' }));
}, 300_000);
