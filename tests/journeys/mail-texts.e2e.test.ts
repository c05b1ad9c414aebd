import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { linkIn, untilMails } from '../support/mails.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let administrator: Visitor;
let member: Account;

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  administrator = await newVisitor(browser, server.url);
  await giveSession(administrator, admin);
  member = await registerAccount(server, '박편지');
});
afterEach(({ task }) => afterJourney(task, administrator));
afterAll(() => server.dispose());

const findPassword = () =>
  fetch(`${server.url}/api/auth/findpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email }),
  });

it('an administrator changes the words of a mail by keyboard and sees how it arrives', async () => {
  const { page } = administrator;
  await page.goto('/adm/config/mails');
  const edit = page.getByRole('button', { name: '‘비밀번호 찾기’ 수정' });
  await edit.waitFor();
  await expectLooks(page, 'adm-config-mails');
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '‘비밀번호 찾기’ 메일' });
  const preview = dialog.frameLocator('iframe');
  await preview.getByText('김마루 님, 비밀번호 찾기를', { exact: false }).waitFor();
  await dialog.getByLabel('메일 제목').fill('{이름} 님, {주소} 새 비밀번호예요');
  await dialog.getByText(/이 메일에서 쓸 수 없는 자리/).waitFor();
  await dialog.getByLabel('메일 제목').fill('{이름} 님, 새 비밀번호를 정할 차례예요');
  await dialog.getByText('김마루 님, 새 비밀번호를 정할 차례예요').waitFor();
  await preview.getByRole('link', { name: '새 비밀번호 정하기' }).waitFor();
  await expectLooks(page, 'adm-config-mail-dialog', dialog.getByRole('group', { name: '미리보기' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: '글자만' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('글자만 보이는 메일').getByText('https://example.com').waitFor();
  await dialog.getByLabel('메일 제목').focus();
  await page.keyboard.press('Enter');
  await page.getByText('다음 메일부터 이 문구로 보내요.').waitFor();
  await page.getByText('고친 문구').waitFor();
});

it('mails have those words and their link, and the first ones again once they are set back', async () => {
  expect((await findPassword()).status).toBe(200);
  const mails = await untilMails(server.dataDir, member.email, 2);
  const changed = mails.find(({ subject }) => subject === '박편지 님, 새 비밀번호를 정할 차례예요');
  expect(changed && linkIn(changed)).toMatch(/login\/check\?for=password&info=/);
  const { page } = administrator;
  await page.getByRole('button', { name: '‘비밀번호 찾기’ 기본 문구로' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
  await page.getByText('기본 문구로 되돌렸어요.').waitFor();
  await findPassword();
  const later = await untilMails(server.dataDir, member.email, 3);
  expect(later.map(({ subject }) => subject)).toContain('[설계마루] 새 비밀번호를 정해 주세요');
});

it('which services elsewhere are set is shown, and no key', async () => {
  const { page } = administrator;
  await page.goto('/adm/config/providers');
  const list = page.getByRole('list', { name: '외부 서비스' });
  await list.getByText('메일 서버').waitFor();
  expect(await list.getByText('설정 안 됨').count()).toBe(5);
  await expectLooks(page, 'adm-config-providers');
});
