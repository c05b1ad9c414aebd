import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { liveClient } from '../support/live-client.ts';
import { openWorld, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

let world: ReadingWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const figure = async (name: string) => {
  const { values } = (await world.metrics.registry.getMetricsAsJSON()).find((metric) => metric.name === name) ?? {
    values: [],
  };
  return values.reduce((sum, { value }) => sum + Number(value), 0);
};
const figures = () => Promise.all(['realtime_sockets', 'realtime_rooms', 'realtime_messages_total'].map(figure));

it('counts sockets, rooms and messages for the metrics page', async () => {
  const tracker = trackerEvents(world);
  const owner = await world.person('김하늘');
  const project = await tracker.project(owner);
  const issue = await tracker.issue(project, owner);
  await world.untilSettled();
  const client = await liveClient(world.url, owner.token);
  for (const room of [`project:${project}`, `issue:${issue}`]) await client.join(room);
  const comment = await tracker.comment({ prj_id: project, issue_id: issue }, owner);
  await client.until(({ payload }) => payload.id === comment);
  await client.until(({ event }) => event === 'update_request');
  // News for administrators are counted among them, and come when the person that was made is counted.
  const [sockets, rooms, messages] = await figures();
  expect([sockets, rooms]).toEqual([1, 2]);
  expect(messages).toBeGreaterThanOrEqual(2);
  client.close();
  await vi.waitFor(async () => expect((await figures()).slice(0, 2)).toEqual([0, 0]));
});
