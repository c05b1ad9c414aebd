import type { ProjectionRow } from '@maru/contracts/site/projection/projection.views';
import type { Verification } from '@maru/contracts/site/verification/verification.views';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let administrator: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer({ env: { DEMO: '1' } }), openBrowser()]);
  administrator = await newVisitor(browser, server.url);
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, administrator));
afterAll(() => server.dispose());

const openTab = async (label: string): Promise<Page> => {
  const { page } = administrator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: label }).click();
  await page.getByRole('tab', { name: label, selected: true }).waitFor();
  return page;
};

it('the tabs are gone through by arrow keys', async () => {
  const { page } = administrator;
  await page.goto('/adm/system');
  await page.getByRole('tab', { name: '확인할 일', selected: true }).focus();
  for (const label of ['화면 자료', '작업·메일', '서버', '기록 검증']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: label, selected: true }).waitFor();
  }
});

it('what waits for somebody', async () => {
  const page = await openTab('확인할 일');
  await page.getByText('밀린 일이 없어요').waitFor();
  await expectLooks(page, 'adm-system-todo');
});

/** The page as it is while something runs that is over too soon for a picture: an answer of the server, changed. */
const whileRunning = async <T>(path: string, change: (found: T) => T, look: () => Promise<void>) => {
  const { page } = administrator;
  const url = `**/api/${path}`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
  await page.reload();
  await look();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
};
const rebuild = {
  status: 'running',
  by: '관리자',
  at: 0,
  begun: 0,
  ended: null,
  ratio: 0.42,
  documents: null,
} as const;

it('a view that stands still comes first, then one that is built anew, with how far it is', async () => {
  const page = await openTab('화면 자료');
  const change = (row: ProjectionRow): ProjectionRow => {
    if (row.view === 'sales') return { ...row, status: 'stopped', lag: 412 };
    return row.view === 'order' ? { ...row, rebuild: { ...rebuild, corrected: null } } : row;
  };
  type List = { readonly list: readonly ProjectionRow[] };
  const changed = (found: List) => ({ ...found, list: found.list.map(change) });
  await whileRunning<List>('adm/system/projections', changed, async () => {
    await page.getByRole('progressbar', { name: '만드는 중' }).waitFor();
    const rows = page.getByRole('list', { name: '화면 자료' }).getByRole('listitem');
    await rows.nth(0).getByText('멈춤').waitFor();
    await rows.nth(1).getByText('주문', { exact: true }).waitFor();
    expect(await rows.nth(1).getByRole('button').isDisabled()).toBe(true);
    await expectLooks(page, 'adm-system-views-building');
  });
});

it('a rebuild is asked for, and its outcome stays beside the view', async () => {
  const page = await openTab('화면 자료');
  const row = page.getByRole('list', { name: '화면 자료' }).getByRole('listitem').filter({ hasText: 'coupon' }).first();
  await row.getByText('최신').waitFor();
  await expectLooks(page, 'adm-system-views');
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('button', { name: /다시 만들기/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '다시 만들기' }).click();
  await row.getByText(/님이 다시 만들었어요\. 자료 [\d,]+건, 달라진 것이 없어요\./).waitFor({ timeout: 30_000 });
  await expectLooks(page, 'adm-system-views-rebuilt', row);
});

it('what is still to be done, and how mails go', async () => {
  const page = await openTab('작업·메일');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await expectLooks(page, 'adm-system-queues');
});

it('how the servers and their engines are', async () => {
  const page = await openTab('서버');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await expectLooks(page, 'adm-system-servers');
});

it('a check of the whole log runs and ends, and its result stays', async () => {
  const page = await openTab('기록 검증');
  await page.getByRole('button', { name: '지금 검증' }).waitFor();
  await expectLooks(page, 'adm-system-proof-none');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '지금 검증' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('이상 없음').waitFor({ timeout: 60_000 });
  await page.getByText(/^[\d,]+묶음, [\d,]+건$/).waitFor();
  await expectLooks(page, 'adm-system-proof');
  await page.reload();
  await page.getByText('이상 없음').waitFor();
  expect(await page.getByRole('button', { name: '지금 검증' }).isEnabled()).toBe(true);
});

it('a check that runs says who began it and how far it is', async () => {
  const page = await openTab('기록 검증');
  const running = { at: Date.now(), by: '김하늘', ratio: 0.37 };
  await whileRunning<Verification>(
    'adm/system/verification',
    (found) => ({ ...found, running }),
    async () => {
      await page.getByRole('progressbar', { name: '김하늘 님이 시작한 검증' }).waitFor();
      expect(await page.getByRole('button', { name: '지금 검증' }).count()).toBe(0);
      await expectLooks(page, 'adm-system-proof-running');
    },
  );
  await page.getByRole('button', { name: '지금 검증' }).waitFor();
});
