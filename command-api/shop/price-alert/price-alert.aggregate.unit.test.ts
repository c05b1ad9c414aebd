import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { PriceAlertCommand } from '@maru/contracts/shop/price-alert/price-alert.commands';
import { priceAlertExamples } from '@maru/contracts/shop/price-alert/price-alert.examples';
import { priceAlertPolicies } from '@maru/contracts/shop/price-alert/price-alert.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf, loadsFrom } from '../../pipeline/decider-spec.ts';
import { priceAlertAggregate } from './price-alert.aggregate.ts';

const { PriceAlertAsked: asked, PriceAlertCancelled: cancelled, PriceAlertTold: told } = priceAlertExamples;
const { id, user_id } = asked.data;
const person = { id: user_id, level: 1 };
const alerts = decisionsOf(priceAlertAggregate);
const ask = (price = asked.data.price) => ({ type: 'AskPriceAlert' as const, data: { id, user_id, price } });
const cancel = { type: 'CancelPriceAlert', data: { id, user_id } } as const;
const tell = (price: number) => ({ type: 'TellPriceAlert' as const, data: { id, price } });

describe('AskPriceAlert', () => {
  it('waits once, and anew after it was told, or after all', () => {
    alerts.given().when(ask(), person).emits(asked);
    alerts.given(asked).when(ask(), person).emitsNothing();
    alerts.given(asked, told).when(ask(), person).emits(asked);
    alerts.given(asked, cancelled).when(ask(), person).emits(asked);
  });
  it('goes by the price of whenever one asked last', () => {
    const later = { ...asked, data: { ...asked.data, price: 45_000 } };
    alerts.given(asked).when(ask(45_000), person).emits(later);
    alerts
      .given(asked, later)
      .when(tell(44_000), system)
      .emits({ ...told, data: { ...told.data, from: 45_000, to: 44_000 } });
  });
});

describe('CancelPriceAlert', () => {
  it('waits no more, and does nothing where nobody waits', () => {
    alerts.given(asked).when(cancel, person).emits(cancelled);
    alerts.given(asked, told).when(cancel, person).emitsNothing();
  });
});

describe('TellPriceAlert', () => {
  const other = { ...asked, data: { id, user_id: 'other', price: 30_000 } };
  it('tells who saw a higher price, once', () => {
    alerts.given(asked, other).when(tell(38_000), system).emits(told);
    alerts.given(asked, told).when(tell(20_000), system).emitsNothing();
  });
  it('tells nobody of the same price', () => alerts.given(asked).when(tell(41_000), system).emitsNothing());
});

describe('who may', () => {
  const stranger = { id: 'other', level: 1 };
  const { ItemAdded: added, ItemStateChanged: hidden } = itemExamples;
  const refusal = async (command: PriceAlertCommand, actor: typeof stranger, ...item: readonly DomainEvent[]) =>
    priceAlertPolicies[command.type](
      actor,
      await priceAlertAggregate.subject(command, [], actor, loadsFrom({ [itemStream(id)]: item })),
    );
  it('wait is everyone, for less than what the item costs now', async () => {
    expect(await refusal(ask(), person, added)).toBeUndefined();
    expect(await refusal(ask(30_000), person, added)).toBeUndefined();
    expect(await refusal(ask(41_001), person, added)).toBe('price_is_lower');
    expect(await refusal(ask(), person, added, hidden)).toBe('item_not_found');
    expect(await refusal(ask(), person)).toBe('item_not_found');
  });
  it('ask and cancel for another is nobody, and tell is the system only', async () => {
    expect(await refusal(ask(), stranger, added)).toBe('forbidden');
    expect(await refusal(cancel, stranger)).toBe('forbidden');
    expect(await refusal(tell(1), person)).toBe('forbidden');
    expect(await refusal(tell(1), system)).toBeUndefined();
  });
});
