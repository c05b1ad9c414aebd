import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SocketCluster } from '@maru/platform/socket-cluster/socket-cluster';
import { clusterSender, openClusterNode, type OpenClusterNode } from '../../support/cluster-node.ts';

/** Three processes; an engine of one process answers the same cluster each time. */
export interface ClusterUnderTest {
  readonly sender: SocketCluster;
  readonly nodes: readonly [SocketCluster, SocketCluster];
  readonly lost: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const socketClusterConformance = (name: string, open: () => Promise<ClusterUnderTest>): void => {
  describe(`socket cluster: ${name}`, () => {
    let cluster: ClusterUnderTest;
    let [one, other] = [] as unknown as [OpenClusterNode, OpenClusterNode];
    let sender: ReturnType<typeof clusterSender>;
    beforeEach(async () => {
      cluster = await open();
      [one, other] = await Promise.all([openClusterNode(cluster.nodes[0]), openClusterNode(cluster.nodes[1])]);
      sender = clusterSender(cluster.sender);
      for (const node of [one, other]) await untilHearing(node);
      // Behind it no message of the beginning is on its way any more.
      sender.namespace.serverSideEmit('sessionEnded', 'begun');
      await cluster.sender.sent();
      for (const { heard } of [one, other]) await expect.poll(() => heard.at(-1)).toEqual(['sessionEnded', 'begun']);
    });
    afterEach(async () => {
      await Promise.all([one.close(), other.close()]);
      await cluster.close();
    });

    /** Over Redis a node begins with a loss once it hears. */
    const untilHearing = async ({ heard }: OpenClusterNode) => {
      await expect
        .poll(async () => {
          sender.namespace.serverSideEmit('sessionEnded', 'begin');
          await cluster.sender.sent();
          return heard.some((said) => said !== 'missed');
        })
        .toBe(true);
    };

    it('brings a message to the sockets of its room on whichever node, in order, and to no others', async () => {
      const pages = [await one.page('a', 'b'), await other.page('a'), await other.page('b')] as const;
      for (let n = 0; n < 50; n += 1) void sender.send('a', n);
      void sender.send('b', 'last');
      await sender.send('a', 'end');
      const inA = [...Array(50).keys()];
      await expect.poll(() => pages[0].got.at(-1)).toBe('end');
      await expect.poll(() => pages[1].got.at(-1)).toBe('end');
      await expect.poll(() => pages[2].got).toEqual(['last']);
      expect(pages[0].got).toEqual([...inA, 'last', 'end']);
      expect(pages[1].got).toEqual([...inA, 'end']);
    });

    it('brings whatever is sent once a join was answered, however often rooms are left and joined', async () => {
      const page = await one.page();
      for (let n = 0; n < 30; n += 1) {
        await page.ask('join', `room ${n % 3}`);
        await sender.send(`room ${n % 3}`, n);
        await expect.poll(() => page.got.at(-1), { interval: 2 }).toBe(n);
        await page.ask('leave', `room ${n % 3}`);
        await sender.send(`room ${n % 3}`, `not ${n}`);
      }
      expect(page.got).toEqual([...Array(30).keys()]);
    });

    it('tells all nodes what concerns all, in order with what is sent to rooms', async () => {
      await one.page('a');
      await sender.send('a', 1);
      sender.namespace.serverSideEmit('sessionEnded', 's1');
      await cluster.sender.sent();
      for (const { heard } of [one, other]) await expect.poll(() => heard.at(-1)).toEqual(['sessionEnded', 's1']);
    });

    it('tells every node of a loss, between what was sent before and after', async () => {
      const since = [one, other].map(({ heard }) => heard.length);
      sender.namespace.serverSideEmit('sessionEnded', 'before');
      await cluster.lost();
      sender.namespace.serverSideEmit('sessionEnded', 'after');
      for (const [at, { heard }] of [one, other].entries()) {
        await expect.poll(() => heard.at(-1)).toEqual(['sessionEnded', 'after']);
        expect(heard.slice(since[at])).toEqual([['sessionEnded', 'before'], 'missed', ['sessionEnded', 'after']]);
      }
    });

    it('carries signals between the nodes that want the topic', async () => {
      const got: unknown[] = [];
      const { topics, subscribed } = other.joined;
      topics.subscribe('room', (message) => got.push(message));
      await subscribed();
      one.joined.topics.signal('elsewhere', { n: 0 });
      one.joined.topics.signal('room', { n: 1 });
      await expect.poll(() => got).toEqual([{ n: 1 }]);
      topics.unsubscribe('room');
      await subscribed();
      one.joined.topics.signal('room', { n: 2 });
      topics.subscribe('room', (message) => got.push(message));
      await subscribed();
      one.joined.topics.signal('room', { n: 3 });
      await expect.poll(() => got.at(-1)).toEqual({ n: 3 });
    });
  });
};
