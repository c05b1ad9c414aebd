import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newPerson, newProject } from '../../support/api-client.ts';
import { changedCheckout, type Checkout, runningCheckout } from '../../support/stack/release.ts';
import { processesOf, runOwnStack, type StackProcess } from '../../support/stack/running-stack.ts';
import { nextRelease, writerOfNextRelease } from './next-release.ts';
import { copiesOf, type OwnStack, patience, untilAllOpen, untilOpen } from './processes.ts';
import { openShop } from './shop-load.ts';
import { type Setting, underLoad } from './under-load.ts';

let [current, next]: Checkout[] = [];
let stack: OwnStack;
let setting: Setting;
beforeAll(async () => {
  [current, next] = await Promise.all([runningCheckout(), changedCheckout(nextRelease)]);
  stack = await runOwnStack({ NODE_ENV: 'development' }, current.folder);
  await untilAllOpen(stack);
  const client = await newPerson(stack, '김하늘');
  setting = { stack, client, project: (await newProject(client)).id, shop: await openShop(stack) };
});
afterAll(async () => {
  await stack?.dispose();
  await Promise.all([current?.dispose(), next?.dispose()]);
});

/** Ends a process as a release does; resolves when the one in its place, of the next release, lets requests in. */
const replace = async ({ name, pid, url }: StackProcess) => {
  process.kill(pid, 'SIGTERM');
  await vi.waitUntil(
    async () => (await processesOf(stack)).some((one) => one.name === name && one.pid !== pid),
    patience,
  );
  await untilOpen(url);
};

it(
  'brings a new event, a new projection and a new workflow in, one process after the other, and skips nothing',
  { timeout: 300_000 },
  () =>
    underLoad(
      setting,
      'rolling upgrade',
      async (load) => {
        const { client, shop } = setting;
        const writer = await writerOfNextRelease(stack);
        const featured = new Map<string, string>();
        const feature = async () => {
          const { body } = await client.call<QuestionDocument>('POST', 'shop/question', {
            body: { item_id: shop.item, text: '도면도 보내 주시나요?', secret: false },
          });
          featured.set(body.id, await writer.feature(body));
        };
        const areShown = async () => (await Promise.all([...featured.keys()].map(writer.isShown))).every(Boolean);
        const mails = () => Promise.all([...featured.values()].map(writer.mailsAbout));
        try {
          await feature();
          await load.more(10);
          if (next) await current?.upgradeTo(next);
          for (const one of await processesOf(stack)) {
            await replace(one);
            await feature();
          }
          await vi.waitUntil(areShown, patience);
          await vi.waitUntil(async () => (await mails()).every(({ length }) => length > 0), patience);
          expect(await mails()).toEqual([...featured].map(() => ['MailSent']));
          return { featured: featured.size, copies: (await copiesOf(stack, 'workflows')).length };
        } finally {
          await writer.close();
        }
      },
      // This process knows the releases' question no better than the old one.
      ['question'],
    ),
);
