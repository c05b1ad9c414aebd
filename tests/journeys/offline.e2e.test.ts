import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openOwnProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { type TwoInAProject, twoInAProject } from '../support/two-in-a-project.ts';
import { afterJourney } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let people: TwoInAProject;
let b: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  // By number: live connections to `localhost` take no notice of a browser that goes offline.
  people = await twoInAProject(browser, { ...server, url: server.url.replace('localhost', '127.0.0.1') });
  b = people.member.page;
  people.member.allow(/net::ERR_/, /WebSocket connection to/);
  await b.goto(people.path);
  await connected().waitFor();
});
afterEach(({ task }) => afterJourney(task, people.member));
afterAll(() => server.dispose());

const connected = () => b.getByRole('status', { name: '실시간으로 연결되어 있어요' });
const talk = () => b.getByRole('log', { name: '댓글' });
const heading = (title: string) => b.getByRole('heading', { name: title, exact: true });
const say = async (comment: string) => {
  const { status } = await people.owner.api.call<Comment>('POST', 'request/comment/add', {
    body: { prj_id: people.project, issue_id: people.issue, comment },
  });
  expect(status).toBe(200);
};
const rename = (title: string) =>
  people.owner.api.call('POST', 'request/request/add', { body: { id: people.issue, title } });
const expectOnce = async (...comments: readonly string[]) => {
  for (const comment of comments) await talk().getByText(comment, { exact: true }).waitFor();
  for (const comment of comments) expect(await talk().getByText(comment, { exact: true }).count()).toBe(1);
};

it('who was offline has everything afterwards, once, without reloading', async () => {
  await say('끊기기 전');
  await expectOnce('끊기기 전');
  await people.member.context.setOffline(true);
  await connected().waitFor({ state: 'detached' });

  const missed = Array.from({ length: 8 }, (_, n) => `끊긴 사이 ${n + 1}`);
  for (const comment of missed) await say(comment);
  await people.owner.api.call('PUT', 'request/request/status', { body: { id: people.issue, status: 'DONE' } });
  await rename('끊긴 사이 바꾼 제목');
  await b.getByRole('textbox', { name: '댓글 쓰기' }).fill('끊긴 채 쓴 댓글');
  await b.getByRole('button', { name: '보내기', exact: true }).click();
  await b.getByRole('alert').getByRole('button', { name: '다시 보내기' }).waitFor({ timeout: 30_000 });

  await people.member.context.setOffline(false);
  await connected().waitFor();
  await heading('끊긴 사이 바꾼 제목').waitFor();
  await b
    .getByRole('list', { name: '이슈 목록' })
    .getByRole('link', { name: /끊긴 사이 바꾼 제목.*완료/s })
    .waitFor();
  await expectOnce('끊기기 전', ...missed);
  await b.getByRole('button', { name: '다시 보내기' }).click();
  await b.getByRole('button', { name: '다시 보내기' }).waitFor({ state: 'detached' });
  await expectOnce('끊긴 채 쓴 댓글', ...missed);
  const { body } = await people.owner.api.call<{ issues: { comments: number }[] }>('GET', 'request/request/list', {
    query: { id: people.project },
  });
  expect(body.issues[0]?.comments).toBe(10);
});

it('comes back by itself when the server was killed and started again', async () => {
  await server.stop('SIGKILL');
  await connected().waitFor({ state: 'detached' });
  await heading('끊긴 사이 바꾼 제목').waitFor();
  await server.start();
  await say('다시 켠 뒤 첫 댓글');
  await connected().waitFor();
  await expectOnce('다시 켠 뒤 첫 댓글', '끊긴 채 쓴 댓글', '끊긴 사이 8');
  await rename('다시 켠 뒤 바꾼 제목');
  await heading('다시 켠 뒤 바꾼 제목').waitFor();
});
