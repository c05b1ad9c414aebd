import { unasked } from '@maru/platform/engines/vitals.fixture';
import { system } from '@maru/contracts/kernel/actor';
import { fullImage } from '@maru/contracts/media/image/image.sizes';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { localLeases } from '@maru/platform/lease/local-leases';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { mailFolder } from '@maru/platform/mail/mail-folder';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Execute } from '@maru/command-api/pipeline/command-request';
import { temporaryLog } from '@maru/command-api/pipeline/memo.fixture';
import { sender } from '@maru/command-api/pipeline/send';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '@maru/command-api/shop/order/orders.workflow';
import { settlementParts } from '@maru/command-api/shop/payment/settlement-parts';
import { sandbox } from '@maru/command-api/shop/payment/sandbox/sandbox.service';
import { everyMail } from '@maru/command-api/workflows/mails/every-mail';
import { mailHandler } from '@maru/command-api/workflows/mails/mail-handler';
import { reactionsOf } from '@maru/command-api/workflows/runner/attempt';
import { orderHandler } from '@maru/command-api/workflows/shop/order-handler';
import { commandService } from '@maru/command-api/compose';
import { demoId } from './cast/demo-id.ts';
import { demoItems } from './items/demo-items.ts';
import { demoPassword } from './cast/demo-people.ts';
import { demoPictures } from './demo-pictures.ts';
import { firstDemo } from './first-demo.ts';
import { hashes, noSocial } from '@maru/command-api/testing/identity-parts.fixture';

const views = { view: () => ({ getMany: async () => [] }), versions: async () => [] } as unknown as ViewStore;

/** The commands over these engines, as the start makes them; `spoil` may break some of them. */
const over =
  (spoil: (execute: Execute) => Execute = (execute) => execute) =>
  (engines: Engines) => {
    const { execute, register } = commandService({
      engines,
      tokens: accessTokens('s'.repeat(32), engines.clock),
      hashes,
      social: noSocial,
    });
    return { execute: spoil(execute), register };
  };
/** Dies at the nth command. */
const dyingAt =
  (last: number) =>
  (execute: Execute): Execute => {
    let count = 0;
    return async (request) => {
      count += 1;
      if (count > last) throw new Error('killed');
      return execute(request);
    };
  };

describe('the first demo', { timeout: 120_000 }, () => {
  let log = temporaryLog();
  let folder = '';
  let engines: Engines;
  beforeEach(() => {
    log = temporaryLog();
    const bus = memoryLiveBus();
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    engines = {
      events: log.events,
      keys: log.keys,
      views,
      bus,
      sockets: memorySocketCluster(bus, () => undefined),
      files: folderFileStore(folder),
      leases: localLeases(),
      limits: memoryRateLimiters(),
      mail: mailFolder(join(folder, 'mail'), { from: 'maru@example.com', now: Date.now }),
      clock: systemClock(),
      requestHash: log.requestHash,
      snapshots: log.snapshots,
      ...unasked(log.events),
    };
  });
  afterEach(async () => {
    await log.close();
    rmSync(folder, { recursive: true });
  });
  const all = async () => {
    const found: RecordedEvent[] = [];
    for await (const { events } of log.events.readAll({ after: 0 })) found.push(...events);
    return found;
  };
  const count = (events: readonly RecordedEvent[], type: string) =>
    events.filter((event) => event.type === type).length;

  /** What came of orders. */
  const life = {
    OrderPlaced: 16,
    OrderPaid: 16,
    StockTaken: 33,
    PointsEarned: 8,
    PointsUseKept: 2,
    CouponKept: 2,
    LicenceIssued: 3,
    RefundSettled: 2,
    ReviewWritten: 11,
  };
  const lifeOf = (events: readonly RecordedEvent[]) =>
    Object.fromEntries(Object.keys(life).map((type) => [type, count(events, type)]));

  it('makes accounts, projects, issues and talk of the past weeks, once', async () => {
    expect(await firstDemo(engines, over())).toEqual([
      expect.stringContaining('haneul@example.com'),
      expect.stringContaining(demoPassword),
    ]);
    const events = await all();
    expect(['UserRegistered', 'ProjectAdded', 'IssueAdded'].map((type) => count(events, type))).toEqual([8, 6, 60]);
    expect(count(events, 'CommentAdded')).toBeGreaterThan(140);
    expect(
      readdirSync(folder, { recursive: true }).filter(
        (name) => String(name).endsWith('.webp') && fullImage(String(name)) === name,
      ),
    ).toHaveLength(demoPictures.length);
    const comments = events.filter(({ type }) => type === 'CommentAdded');
    expect(new Set(comments.map(({ meta }) => meta.correlationId)).size).toBe(comments.length);
    const ids = new Set(events.map((event) => event.id));
    const mails = events.filter(({ meta }) => meta.source !== 'demo');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ meta }) => meta.source === 'workflow:mails' && ids.has(meta.causationId))).toBe(true);
    const times = events.map(({ meta }) => meta.at);
    expect(times.toSorted()).toEqual(times);
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(engines.clock.now());
    expect(await firstDemo(engines, over())).toEqual([]);
    expect(await all()).toHaveLength(events.length);
  });

  it('leaves nothing for the workflows to do, and the stock it speaks of', async () => {
    await firstDemo(engines, over());
    const events = await all();
    expect(lifeOf(events)).toEqual(life);
    const { load } = openStreams(log.events);
    const send = sender(over()(engines).execute, { actor: system, source: 'web' });
    const [handler, letters] = [
      orderHandler(settlementParts({ load, provider: sandbox({ send, load }) }, send), console),
      [] as object[],
    ];
    const write = async (letter: object) => {
      letters.push(letter);
      return { userId: '', mail: undefined };
    };
    const post = mailHandler({ engines, load, write, log: console });
    for (const event of events) {
      for (const workflow of [ordersWorkflow, paymentsWorkflow])
        for (const reaction of reactionsOf<never, ShopReaction>(workflow)(event)) await handler(reaction, event);
      for (const letter of reactionsOf(everyMail)(event)) await post(letter, event);
    }
    expect(letters).toEqual([]);
    expect(await all()).toHaveLength(events.length);
    for (const [at, { options }] of demoItems.entries()) {
      const { state } = await load(itemAggregate, itemStream(demoId('item', at)));
      expect(state.status === 'there' && state.item.options.map(({ stock, reserved }) => [stock, reserved])).toEqual(
        options.map(([, , stock]) => [stock, 0]),
      );
    }
  });

  it('is carried on where it was broken off', async () => {
    for (const last of [0, 3, 60, 480]) await expect(firstDemo(engines, over(dyingAt(last)))).rejects.toThrow('killed');
    await firstDemo(engines, over());
    const events = await all();
    const ids = events.map(({ stream, type, meta }) => `${stream} ${type} ${meta.commandId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect([count(events, 'UserRegistered'), count(events, 'ProjectAdded'), count(events, 'IssueAdded')]).toEqual([
      8, 6, 60,
    ]);
    expect(lifeOf(events)).toEqual(life);
    expect((await verifyLog(log.stored)).bad).toBeUndefined();
  });

  it('is not made where people already work', async () => {
    await over()(engines).register('web')({
      id: '01900000-0000-7000-8000-000000000001',
      name: '가',
      email: 'a@example.com',
      passwordHash: '$argon2id$x',
      level: 1,
      agreed: [],
      image: null,
    });
    expect(await firstDemo(engines, over())).toEqual([]);
    expect(count(await all(), 'ProjectAdded')).toBe(0);
  });
});
