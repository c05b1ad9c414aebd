import { expect, it } from 'vitest';
import { memoryLiveBus } from './memory-live-bus.ts';

const ignore = () => undefined;
const announcements = [{ view: 'issue', id: '1', revision: 0, position: 1, document: {} }];

it('has called every listener when publish resolves', async () => {
  const bus = memoryLiveBus();
  const heard: unknown[] = [];
  bus.listen((all) => heard.push(...all), ignore, ['issue']);
  await bus.publish(announcements);
  expect(heard).toEqual(announcements);
});

it('reports the error of a listener', async () => {
  const errors: unknown[] = [];
  const bus = memoryLiveBus((error) => errors.push(error));
  const broken = new Error('broken');
  const fail = () => {
    throw broken;
  };
  bus.listen(fail, ignore, ['issue']);
  await bus.publish(announcements);
  expect(errors).toEqual([broken]);
});

it('leaves out a listener that begins amid an announcement', async () => {
  const bus = memoryLiveBus();
  const late: unknown[] = [];
  bus.listen(() => bus.listen((all) => late.push(...all), ignore, ['issue']), ignore, ['issue']);
  await bus.publish(announcements);
  expect(late).toEqual([]);
});

it('says nothing once closed', async () => {
  const bus = memoryLiveBus();
  const heard: unknown[] = [];
  bus.listen((all) => heard.push(...all), ignore, ['issue']);
  await bus.close();
  bus.listen((all) => heard.push(...all), ignore, ['issue']);
  await bus.publish(announcements);
  expect(heard).toEqual([]);
});
