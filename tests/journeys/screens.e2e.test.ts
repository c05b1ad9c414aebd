import { demoId } from '../../demo/cast/demo-id.ts';
import { demoPassword, demoPeople } from '../../demo/cast/demo-people.ts';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { placeOrder } from '../support/orders.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

const account = { email: demoPeople.haneul.email, password: demoPassword };

let server: Product;
let browser: Browser;
let [visitor, member] = [] as unknown as [Visitor, Visitor];
let [project, order] = ['', ''];

beforeAll(async () => {
  [server, browser] = await Promise.all([
    runServer({ env: { DEMO: '1', KAKAO_CLIENT_ID: 'app', KAKAO_CLIENT_SECRET: 'secret' } }),
    openBrowser(),
  ]);
  [visitor, member] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(member, account);
  const person = await logIn(server.url, account);
  const { user, call } = person;
  order = (await placeOrder(server.url, [{ item_id: demoId('item', 0), option_id: 1, quantity: 2 }], person)).id;
  const { body } = await call<{ list: Project[] }>('GET', 'request/project/mine');
  project = body.list.find((one) => one.user.some(({ id }) => id === user.id))?.id ?? '';
});
afterEach(({ task }) => afterJourney(task, visitor, member));
afterAll(() => server.dispose());

const openAt = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

describe('a visitor sees', () => {
  it.each([
    ['home', '/'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['registerd', '/registerd'],
    ['findme', '/findme'],
    ['login-check', '/login/check'],
    ['recovery', '/login/check?for=password&info=x'],
  ])('%s', async (name, path) => {
    await openAt(visitor.page, path);
    await expectLooks(visitor.page, name);
  });

  it('what is wrong with a form', async () => {
    const { page } = visitor;
    await openAt(page, '/signup');
    await page.getByRole('button', { name: '가입하기' }).click();
    await page.getByText('두 가지 모두 동의해야 계속할 수 있어요.').waitFor();
    await expectLooks(page, 'signup-errors');
  });
});

describe('a member sees', () => {
  const shown: Readonly<Record<string, readonly [path: () => string, until: (page: Page) => Promise<unknown>]>> = {
    'home-member': [() => '/', (page) => page.getByRole('button', { name: /님의 메뉴/ }).waitFor()],
    my: [() => '/my', (page) => page.getByText('지금 쓰는 기기').waitFor()],
    'my-orders': [() => '/my/order', (page) => page.getByRole('list', { name: '내 주문' }).waitFor()],
    'my-wish': [() => '/my/wish', (page) => page.getByText('찜한 상품이 없어요').waitFor()],
    'my-orders-none': [() => '/my/order?group=ended', (page) => page.getByText('여기에는 주문이 없어요').waitFor()],
    'my-order': [() => `/my/order/${order}`, (page) => page.getByRole('region', { name: '주문 상태' }).waitFor()],
    'revit-menu': [() => '/revitMenu', (page) => page.getByText('설계마루에 연결되었어요').waitFor()],
    request: [
      () => '/request',
      (page) =>
        page
          .getByRole('link', { name: /복합문화센터|이슈|설계/ })
          .first()
          .waitFor(),
    ],
    projects: [() => '/request/project', (page) => page.locator('a[href^="/request/project/"]').first().waitFor()],
    'projects-empty': [
      () => '/request/project?text=없는%20이름이에요',
      (page) => page.getByText(/맞는 프로젝트가 없어요/).waitFor(),
    ],
    kanban: [() => '/request/kanban', (page) => page.getByRole('region').first().waitFor()],
    sockettest: [() => '/request/sockettest', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
    project: [() => `/request/project/${project}`, (page) => page.getByRole('log', { name: '댓글' }).waitFor()],
    'project-kanban': [
      () => `/request/project/${project}?view=board`,
      (page) => page.getByRole('region').first().waitFor(),
    ],
  };
  it.each(Object.entries(shown))('%s', async (name, [path, until]) => {
    await openAt(member.page, path());
    await until(member.page);
    await expectLooks(member.page, name);
  });

  const dialogs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'project-add-issue': (page) => page.getByRole('button', { name: '이슈 추가' }).first().click(),
    'project-comment': (page) => page.getByRole('button', { name: '이미지와 함께 쓰기' }).click(),
    'project-members': (page) => page.getByRole('button', { name: /^구성원/ }).click(),
    palette: (page) => page.keyboard.press('Control+k'),
    shortcuts: (page) => page.keyboard.press('?'),
  };
  it.each(Object.entries(dialogs))('%s', async (name, open) => {
    await openAt(member.page, `/request/project/${project}`);
    await member.page.getByRole('log', { name: '댓글' }).waitFor();
    await open(member.page);
    await member.page.getByRole('dialog').waitFor();
    await expectLooks(member.page, name);
  });
});
