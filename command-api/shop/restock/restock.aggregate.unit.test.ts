import { restockExamples } from '@maru/contracts/shop/restock/restock.examples';
import { decisionsOf, loadsFrom } from '../../pipeline/decider-spec.ts';
import { restockAggregate } from './restock.aggregate.ts';
import { describe, expect, it } from 'vitest';
import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import { restockPolicies } from '@maru/contracts/shop/restock/restock.policies';

const { RestockAsked: asked, RestockCancelled: cancelled, RestockTold: told } = restockExamples;
const wait = asked.data;
const { id } = wait;
const person = { id: wait.user_id, level: 1 };
const restock = decisionsOf(restockAggregate);
const ask = { type: 'AskRestock', data: wait } as const;
const cancel = { type: 'CancelRestock', data: wait } as const;
const tell = (...option_ids: readonly number[]) => ({
  type: 'TellRestock' as const,
  data: { id, option_ids: [...option_ids] },
});
const { ItemAdded: added, ItemStateChanged: changed, StockReserved: reserved } = itemExamples;
const marked = { ...changed, data: { ...changed.data, to: 'soldOut' } } as const;
const allHeld = { ...reserved, data: { ...reserved.data, lines: [{ optionId: 1, quantity: 20 }] } };

describe('AskRestock', () => {
  it('waits', () => restock.given().when(ask, person).emits(asked));
  it('waits once', () => restock.given(asked).when(ask, person).emitsNothing());
  it('waits anew after it was told, or after all', () => {
    restock.given(asked, told).when(ask, person).emits(asked);
    restock.given(asked, cancelled).when(ask, person).emits(asked);
  });
});

describe('CancelRestock', () => {
  it('waits no more', () => restock.given(asked).when(cancel, person).emits(cancelled));
  it('does nothing where nobody waits', () => {
    restock.given().when(cancel, person).emitsNothing();
    restock.given(asked, told).when(cancel, person).emitsNothing();
  });
});

describe('TellRestock', () => {
  const [other, second] = [
    { ...asked, data: { ...asked.data, user_id: 'other' } },
    { ...asked, data: { ...asked.data, option_id: 2 } },
  ];

  it('tells everyone who waits for it, in their order', () =>
    restock
      .given(asked, second, other)
      .when(tell(1), system)
      .emits(told, { ...told, data: other.data }));
  it('tells nobody twice', () => restock.given(asked, told).when(tell(1, 2), system).emitsNothing());
  it('tells nobody of something else', () => restock.given(asked).when(tell(2), system).emitsNothing());
});

describe('who may', () => {
  const other = { id: 'other', level: 1 };
  const refusal = async (command: RestockCommand, actor: typeof other, ...item: readonly DomainEvent[]) =>
    restockPolicies[command.type](
      actor,
      await restockAggregate.subject(command, [], actor, loadsFrom({ [itemStream(id)]: item })),
    );

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
