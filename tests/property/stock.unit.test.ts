import { foldAll, marksIn } from '@maru/command-api/pipeline/decider-spec';
import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import { type ExistingItem, existingItem } from '@maru/command-api/shop/item/item.state';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { availableOf, holdOf, quantityOf } from '@maru/contracts/shop/item/item.stock';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { itemProjection } from '@maru/projectors/shop/item/item.projection';
import { foldEvents } from '@maru/projectors/testing/fold-events';
import { recorder } from '@maru/projectors/testing/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const { ItemAdded: added } = itemExamples;
const { id } = added.data;
const optionIds = added.data.options.map((option) => option.id);
const first = {
  ...added,
  data: { ...added.data, options: added.data.options.map((option) => ({ ...option, stock: 6 })) },
};

const orderId = fc.integer({ min: 1, max: 6 }).map((number) => `01900000-0000-7000-8000-00000000000${number}`);
/** An order, or an exchange of it. */
const cause = fc.record({ orderId, exchange: fc.constantFrom(undefined, 1, 2) });
const line = fc.record({ optionId: fc.constantFrom(...optionIds), quantity: fc.integer({ min: 1, max: 4 }) });
const by = fc.integer({ min: -5, max: 5 }).filter((pieces) => pieces !== 0);
const command: fc.Arbitrary<ItemCommand> = fc.oneof(
  fc
    .record({ held: cause, lines: fc.array(line, { minLength: 1, maxLength: 3 }) })
    .map(({ held, lines }): ItemCommand => ({
      type: 'ReserveStock',
      data: { id, ...held, lines, until: '2026-12-01T00:00:00.000Z' },
    })),
  cause.map((held): ItemCommand => ({ type: 'ReleaseStock', data: { id, ...held, reason: '취소' } })),
  cause.map((held): ItemCommand => ({ type: 'TakeStock', data: { id, ...held } })),
  fc
    .record({ optionId: fc.constantFrom(...optionIds), by })
    .map((data): ItemCommand => ({ type: 'AdjustStock', data: { id, ...data, reason: '실사' } })),
);

/** Everything that was recorded after these commands; refused ones leave nothing. */
const eventsAfter = (commands: readonly ItemCommand[]) => {
  const decide = itemAggregate.decide as unknown as Readonly<
    Record<string, (state: unknown, command: ItemCommand, circumstances: object) => readonly ItemEvent[]>
  >;
  const events: ItemEvent[] = [first];
  for (const one of commands) {
    try {
      events.push(
        ...(decide[one.type]?.(foldAll(itemAggregate, events), one, {
          actor: system,
          at: '2026-11-01T00:00:00.000Z',
          marks: marksIn(itemAggregate, events),
        }) ?? []),
      );
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
    }
  }
  return events;
};
const stateAfter = (events: readonly ItemEvent[]): ExistingItem => existingItem(foldAll(itemAggregate, events));
const ofType = <T extends ItemEvent['type']>(events: readonly ItemEvent[], type: T) =>
  events.filter((event): event is Extract<ItemEvent, { type: T }> => event.type === type);
const everyHistory = (check: (events: readonly ItemEvent[]) => void) =>
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => check(eventsAfter(commands))),
    { numRuns: 300 },
  );

describe('whatever orders and keepers do', () => {
  it('never is less than nothing on hand, nor more promised than is there', () =>
    everyHistory((events) => {
      for (let length = 1; length <= events.length; length += 1)
        for (const option of stateAfter(events.slice(0, length)).item.options) {
          expect(option.reserved).toBeGreaterThanOrEqual(0);
          expect(availableOf(option)).toBeGreaterThanOrEqual(0);
        }
    }));

  it('what is on hand is the sum of its movements, what is held that of the orders that hold', () =>
    everyHistory((events) => {
      const { item, held } = stateAfter(events);
      for (const { id: option, stock, reserved } of item.options) {
        const adjusted = ofType(events, 'StockAdjusted')
          .filter(({ data }) => data.optionId === option)
          .reduce((sum, { data }) => sum + data.by, 0);
        const taken = ofType(events, 'StockTaken').reduce((sum, { data }) => sum + quantityOf(data.lines, option), 0);
        expect(stock).toBe(6 + adjusted - taken);
        expect(reserved).toBe([...held.values()].reduce((sum, { lines }) => sum + quantityOf(lines, option), 0));
      }
    }));

  it('an order holds once; an exchange holds again only what it let go of, and nothing once it was sent', () =>
    everyHistory((events) => {
      const steps = new Map<string, ItemEvent['type'][]>();
      for (const { type, data } of events)
        if (type === 'StockReserved' || type === 'StockReleased' || type === 'StockTaken')
          steps.set(holdOf(data), [...(steps.get(holdOf(data)) ?? []), type]);
      const orders = new Set(
        ofType(events, 'StockReserved').flatMap(({ data }) => (data.exchange ? [] : holdOf(data))),
      );
      for (const [hold, types] of steps) {
        const told = types.join(' ');
        expect(told).toMatch(/^(StockReserved StockReleased ?)*(StockReserved( StockTaken)?)?$/);
        if (orders.has(hold)) expect(types.length).toBeLessThanOrEqual(2);
      }
    }));

  it('sold is what orders took, and nothing that was sent in place of others', () =>
    everyHistory((events) => {
      const taken = ofType(events, 'StockTaken').filter(({ data }) => data.exchange === undefined);
      expect(stateAfter(events).item.sold).toBe(
        taken.reduce((sum, { data }) => sum + data.lines.reduce((pieces, { quantity }) => pieces + quantity, 0), 0),
      );
    }));

  it('the view says what the stream says', () =>
    everyHistory((events) => {
      const record = recorder();
      const doc = foldEvents(
        itemProjection,
        events.map((event) => record(itemStream(id), event)),
      ).get(id) as ItemOnShelf;
      const { item } = stateAfter(events);
      expect({ options: doc.options, sold: doc.sold }).toEqual({ options: item.options, sold: item.sold });
    }));
});

it('ten thousand orders are counted to the last piece', () => {
  const order = (number: number) => `order ${number}`;
  const { StockReserved: reserved, StockTaken: taken } = itemExamples;
  const plenty = {
    ...first,
    data: { ...first.data, options: first.data.options.map((option) => ({ ...option, stock: 1_000_000 })) },
  };
  const events: ItemEvent[] = [plenty];
  for (let number = 0; number < 10_000; number += 1)
    events.push(
      { ...reserved, data: { ...reserved.data, orderId: order(number) } },
      { ...taken, data: { ...taken.data, orderId: order(number) } },
    );
  const { item, held } = stateAfter(events);
  expect([item.sold, item.options[0]?.stock, held.size]).toEqual([20_000, 980_000, 0]);
});
