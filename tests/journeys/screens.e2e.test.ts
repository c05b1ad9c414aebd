import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { demoPassword, demoPeople } from '@maru/command-api/demo/demo-people';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

const folder = new URL('../../test-output/screenshots', import.meta.url).pathname;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const account = { email: demoPeople.haneul.email, password: demoPassword };
const sizes = [[390, 844], [768, 1024], [1440, 900]] as const;
/** The one in between shows nothing that these two do not. */
const judged: ReadonlySet<number> = new Set([390, 1440]);
const schemes = ['light', 'dark'] as const;

let server: Product;
let browser: Browser;
let [visitor, member] = [] as unknown as [Visitor, Visitor];
let project = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer({ env: { DEMO: '1' } }), openBrowser()]);
  const look = { reducedMotion: 'reduce', hasTouch: false } as const;
  [visitor, member] = await Promise.all([newVisitor(browser, server.url, look), newVisitor(browser, server.url, look)]);
  await giveSession(member, account);
  const { user, call } = await logIn(server.url, account);
  const { body } = await call<{ list: Project[] }>('GET', 'request/project/mine');
  project = body.list.find((one) => one.user.some(({ id }) => id === user.id))?.id ?? '';
});
afterEach(({ task }) => afterJourney(task, visitor, member));
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** What is out of sight is not drawn, so its colours cannot be judged: for this look at a screen everything is. */
const drawEverything = (page: Page) => page.addStyleTag({ content: '* { content-visibility: visible !important }' });
const settled = async (page: Page) => {
  await page.waitForFunction(`document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || image.loading === 'lazy')`);
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
};
const seriousFindings = async (page: Page) => {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, { resultTypes: ['violations'] })`);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`);
};

/** One screen in every size and scheme: pictures of it, no serious findings, nothing wider than the window. */
const expectLooks = async (page: Page, name: string) => {
  const found: Record<string, readonly string[]> = {};
  await page.evaluate(axe);
  await drawEverything(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
      const findings = judged.has(width) ? await seriousFindings(page) : [];
      if (findings.length > 0) found[`${width} ${colorScheme}`] = findings;
    }
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide > width) found[`${width}`] = [`the page is ${wide} px wide`];
  }
  expect(found).toEqual({});
};

const openAt = async (page: Page, path: string, [width, height]: readonly [number, number] = sizes[2]) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

describe('a visitor sees', () => {
  it.each([
    ['home', '/'], ['login', '/login'], ['signup', '/signup'], ['registerd', '/registerd'],
    ['findme', '/findme'], ['login-check', '/login/check'], ['recovery', '/login/check?for=password&info=x'],
  ])('%s', async (name, path) => {
    await openAt(visitor.page, path);
    await expectLooks(visitor.page, name);
  });

  it('what is wrong with a form', async () => {
    const { page } = visitor;
    await openAt(page, '/signup');
    await page.getByRole('button', { name: '가입하기' }).click();
    await page.getByText('두 가지 모두 동의해야 가입할 수 있어요.').waitFor();
    await expectLooks(page, 'signup-errors');
  });
});

describe('a member sees', () => {
  const shown: Readonly<Record<string, readonly [path: () => string, until: (page: Page) => Promise<unknown>]>> = {
    'home-member': [() => '/', (page) => page.getByRole('button', { name: /님의 메뉴/ }).waitFor()],
    'my': [() => '/my', (page) => page.getByText('지금 쓰는 기기').waitFor()],
    'request': [() => '/request', (page) => page.getByRole('link', { name: /복합문화센터|이슈|설계/ }).first().waitFor()],
    'projects': [() => '/request/project', (page) => page.locator('a[href^="/request/project/"]').first().waitFor()],
    'projects-empty': [() => '/request/project?text=없는%20이름이에요', (page) => page.getByText(/맞는 프로젝트가 없어요/).waitFor()],
    'kanban': [() => '/request/kanban', (page) => page.getByRole('region').first().waitFor()],
    'sockettest': [() => '/request/sockettest', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
    'project': [() => `/request/project/${project}`, (page) => page.getByRole('log', { name: '댓글' }).waitFor()],
    'project-kanban': [() => `/request/project/${project}?view=board`, (page) => page.getByRole('region').first().waitFor()],
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
    'palette': (page) => page.keyboard.press('Control+k'),
    'shortcuts': (page) => page.keyboard.press('?'),
  };
  it.each(Object.entries(dialogs))('%s', async (name, open) => {
    await openAt(member.page, `/request/project/${project}`);
    await member.page.getByRole('log', { name: '댓글' }).waitFor();
    await open(member.page);
    await member.page.getByRole('dialog').waitFor();
    await expectLooks(member.page, name);
  });
});
