import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import { restockPolicies } from '@maru/contracts/shop/restock/restock.policies';
import { describe, expect, it } from 'vitest';
import { loadsFrom } from '../../pipeline/decider-spec.ts';
import { restockAggregate } from './restock.aggregate.ts';
import { id, person, wait } from './restock.spec.ts';

const { ItemAdded: added, ItemStateChanged: changed, StockReserved: reserved } = itemExamples;
const marked = { ...changed, data: { ...changed.data, to: 'soldOut' } } as const;
const allHeld = { ...reserved, data: { ...reserved.data, lines: [{ optionId: 1, quantity: 20 }] } };
const other = { id: 'other', level: 1 };

const refusal = async (command: RestockCommand, actor: typeof other, ...item: readonly DomainEvent[]) =>
  restockPolicies[command.type](
    actor,
    await restockAggregate.subject(command, [], actor, loadsFrom({ [itemStream(id)]: item })),
  );

describe('who may', () => {
  const ask: RestockCommand = { type: 'AskRestock', data: wait };

  it('wait is everyone, for what cannot be had: all of it is held, or it is marked as sold out', async () => {
    expect(await refusal(ask, person, added, allHeld)).toBeUndefined();
    expect(await refusal(ask, person, added, marked)).toBeUndefined();
  });
  it('wait is nobody for what can be had, or is not there', async () => {
    expect(await refusal(ask, person, added)).toBe('not_sold_out');
    expect(await refusal({ type: 'AskRestock', data: { ...wait, option_id: 9 } }, person, added)).toBe(
      'option_not_found',
    );
    expect(await refusal(ask, person, added, changed)).toBe('item_not_found');
    expect(await refusal(ask, person)).toBe('item_not_found');
  });
  it('ask and cancel for another is nobody, and tell is the system only', async () => {
    expect(await refusal(ask, other, added, allHeld)).toBe('forbidden');
    expect(await refusal({ type: 'CancelRestock', data: wait }, other)).toBe('forbidden');
    expect(await refusal({ type: 'TellRestock', data: { id, option_ids: [1] } }, person)).toBe('forbidden');
    expect(await refusal({ type: 'TellRestock', data: { id, option_ids: [1] } }, system)).toBeUndefined();
  });
});
