import { alertStream } from '@maru/contracts/site/alert/alert.events';
import { alertExamples } from '@maru/contracts/site/alert/alert.examples';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import { mailWorld, type MailWorld } from './mails.fixture.ts';

let world: MailWorld;
beforeEach(async () => {
  world = await mailWorld();
});
afterEach(() => world.close());

const { AlertRaised: raised, AlertEnded: ended } = alertExamples;
const { BusinessInfoChanged: business } = configExamples;
const always = () => true;

it('an alert is mailed to the shop once when it begins and once when it ends', async () => {
  await world.begin(configStream, business);
  const causes = await world.begin(alertStream(raised.data.id), raised, ended);
  await world.start().poll(always);
  await checkpointsOf(world.views, 'mails').forget();
  await world.start().poll(always);
  const to = business.data.email;
  expect(world.sent).toMatchObject([
    { id: causes[0], to, subject: '[설계마루] 시스템을 확인해 주세요: 멈춘 화면 자료 3건' },
    { id: causes[1], to, subject: '[설계마루] 해결됐어요: 멈춘 화면 자료' },
  ]);
  expect(world.sent[0]?.text).toContain('https://maru.example/adm/system\n');
});

it('goes nowhere while the shop has no address, and not a day late', async () => {
  const [cause = ''] = await world.begin(alertStream('disk-full'), {
    ...raised,
    data: { ...raised.data, id: 'disk-full' },
  });
  await world.start().poll(always);
  expect([world.sent, await world.noted(cause)]).toEqual([[], ['MailUnaddressed']]);
  await world.begin(configStream, business);
  await world.begin(alertStream(raised.data.id), raised);
  world.clock.advance(25 * 60 * 60 * 1_000);
  await world.start().poll(always);
  expect(world.sent).toEqual([]);
});
