import { system } from '@maru/contracts/kernel/actor';
import { itemExamples, noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemFacts } from '@maru/contracts/shop/item/item.fold';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { localLeases } from '@maru/platform/lease/local-leases';
import type { Log } from '@maru/platform/log/logger';
import { type FindOptions, UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyAggregate } from '../../pipeline/aggregate.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { temporaryLog } from '../../pipeline/memo.fixture.ts';
import { registry } from '../../pipeline/registry.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { factsOf } from '../../shop/item/item.state.ts';
import { followSales, salesRound } from './follow-sales.ts';

const { options, ...fields } = itemExamples.ItemAdded.data;
const { id } = fields;
const sale = { percent: 15, from: '2026-01-02T04:00:00.000Z', until: '2026-01-02T05:00:00.000Z' };

describe('sales', () => {
  let log = temporaryLog();
  let clock = fixedClock();
  let complaints: unknown[] = [];
  let execute: Execute;
  let streams: ReturnType<typeof openStreams>;
  beforeEach(async () => {
    [log, clock, complaints] = [temporaryLog(), fixedClock(), []];
    streams = openStreams(log.events);
    execute = commandPipeline({
      engines: { events: log.events, keys: log.keys, clock, requestHash: log.requestHash },
      people: undefined as never,
      streams,
      registry: registry([anyAggregate(itemAggregate)]),
    });
    await send('AddItem', {
      ...fields,
      notice: noticeExamples.goods,
      options: options.map(({ name, price, stock }) => ({ name, price, stock })),
    });
    await send('SetItemSale', { id, sale });
  });
  afterEach(() => log.close());

  let sent = 0;
  const send = (type: string, data: object) =>
    execute({
      command: { type, data },
      actor: system,
      commandId: `00000000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`,
      ipHash: '',
      source: 'web',
      correlationId: 'x',
    });
  const item = async (): Promise<ItemFacts> => factsOf((await streams.load(itemAggregate, `shop.item-${id}`)).state);
  const types = async () => {
    const found: string[] = [];
    for await (const batch of log.events.readStream(`shop.item-${id}`)) found.push(...batch.map(({ type }) => type));
    // What came before: the item, what the law wants said of it, and its sale.
    return found.slice(3);
  };
  const moveTo = (time: string) => clock.advance(Date.parse(time) - clock.now());
  /** A view that shows the item as it was when `shown` was taken. */
  const viewOf = (shown: ItemFacts | undefined) =>
    ({
      view: () => ({ find: async ({ where }: FindOptions) => (where && shown ? [{ doc: shown, position: 1 }] : []) }),
    }) as unknown as ViewStore;
  const told: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...complaint: unknown[]) => void complaints.push(complaint),
  };
  const poll = async (shown?: ItemFacts, isClockTrusted = true) => {
    const parts = { execute, log: told, isClockTrusted: async () => isClockTrusted };
    await salesRound({ views: viewOf(shown ?? (await item())), clock }, parts)();
  };

  it('begin and end when their time has come, once, however late the view is', async () => {
    const planned = await item();
    await poll();
    expect(await types()).toEqual([]);
    moveTo(sale.from);
    await poll();
    await poll(planned);
    expect(await types()).toEqual(['SaleBegan']);
    moveTo(sale.until);
    await poll();
    await poll(planned);
    expect(await types()).toEqual(['SaleBegan', 'SaleEnded']);
    expect(complaints).toEqual([]);
  });

  it('neither begin nor end by a clock that cannot be right, for who ends one forgets it', async () => {
    for (const time of [sale.from, sale.until]) {
      moveTo(time);
      await poll(undefined, false);
    }
    expect([await types(), (await item())?.sale]).toEqual([[], sale]);
  });

  it('only end when nobody was there to begin them', async () => {
    moveTo(sale.until);
    await poll();
    expect(await types()).toEqual(['SaleEnded']);
  });

  it('of one item hold up no other', async () => {
    moveTo(sale.from);
    const missing = { ...(await item()), id: '01900000-0000-7000-8000-0000000000ee' };
    const views = {
      view: () => ({
        find: async () => [
          { doc: missing, position: 1 },
          { doc: await item(), position: 1 },
        ],
      }),
    } as unknown as ViewStore;
    await salesRound({ views, clock }, { execute, log: told })();
    expect([await types(), complaints.length]).toEqual([['SaleBegan'], 1]);
  });

  it('are followed by one at a time, also before there is a view', async () => {
    const leases = localLeases();
    let looked: () => void = () => undefined;
    const look = new Promise<void>((resolve) => (looked = resolve));
    const views = {
      view: () => {
        looked();
        throw new UnknownView('item');
      },
    } as unknown as ViewStore;
    const following = followSales({ views, clock, leases }, { execute, log: told });
    await look;
    expect(await leases.held('workflow:sales')).toBe(true);
    await following.close();
    expect(await leases.held('workflow:sales')).toBe(false);
    expect(complaints).toEqual([]);
  });
});
