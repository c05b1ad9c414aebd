import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../shop/payment/payment.fixture.ts';
import { settle, truthOf, untrue } from './payment-ends.fixture.ts';
import {
  cancelTask,
  expireTask,
  followTask,
  orderId,
  payTask,
  settleTask,
  total,
  world,
} from './payment-world.fixture.ts';
import type { PaymentProvider } from '../../../shop/payment/payment-provider.ts';
import type { SystemSend } from '../../../pipeline/send.ts';
import { settleUp } from '../../../shop/payment/settlement.service.ts';

const atOnce = async () => undefined;
const modes: readonly Mode[] = ['ok', 'lost', 'never', 'refused', 'deposit'];
/** Every step a process can die after, and not dying. */
const deaths = [0, 1, 2, 3, 4, 5, Infinity];

describe('one payment, in every order', { timeout: 60_000 }, () => {
  it.each(modes)('%s: confirmation and a webhook, either dying anywhere', async (mode) => {
    let orders = 0;
    for (const first of deaths)
      for (const second of deaths) {
        const result = await untrue({ mode, tasks: (of) => [payTask(of), settleTask(of)], limits: [first, second] });
        expect(result.found).toEqual([]);
        orders += result.orders;
      }
    expect(orders).toBeGreaterThan(100);
  });

  it.each(modes)('%s: confirmation and two webhooks, the second dying after it has looked', async (mode) => {
    const { found, orders } = await untrue({
      mode,
      tasks: (of) => [payTask(of), settleTask(of), settleTask(of)],
      limits: [Infinity, 4, 3],
    });
    expect([found, orders > 50]).toEqual([[], true]);
  });

  it.each(deaths.slice(2, -1))('confirmation dies after %i steps, two webhooks come', async (death) => {
    for (const mode of ['ok', 'lost'] as const)
      expect(
        (await untrue({ mode, tasks: (of) => [payTask(of), settleTask(of), settleTask(of)], limits: [death, 4, 2] }))
          .found,
      ).toEqual([]);
  });

  it.each(modes)('%s: the page is loaded twice', async (mode) => {
    expect((await untrue({ mode, tasks: (of) => [payTask(of), payTask(of)] })).found).toEqual([]);
  });

  it('two cards at once: one pays, the other goes back', async () => {
    for (const mode of ['ok', 'lost'] as const) {
      const { found, ends } = await untrue({
        mode,
        tasks: (of) => [payTask(of), payTask(of, 'other')],
        limits: [Infinity, 5],
      });
      expect([found, ends]).toEqual([[], ['paid']]);
    }
  });

  it.each(modes)('%s: the time runs out meanwhile', async (mode) => {
    for (const death of [2, 3, Infinity])
      expect((await untrue({ mode, tasks: (of) => [payTask(of), expireTask(of)], limits: [death] })).found).toEqual([]);
  });

  it('the time runs out, the provider does not answer, a webhook comes', async () => {
    for (const away of [1, 2])
      expect(
        (
          await untrue({
            mode: 'lost',
            away,
            tasks: (of) => [payTask(of), expireTask(of), settleTask(of)],
            limits: [Infinity, 5, 3],
          })
        ).found,
      ).toEqual([]);
  });

  it.each(modes)('%s: the buyer cancels meanwhile', async (mode) => {
    for (const death of [2, 3, Infinity])
      expect(
        (
          await untrue({
            mode,
            tasks: (of) => [payTask(of), cancelTask(of), settleTask(of)],
            limits: [death, Infinity, 3],
          })
        ).found,
      ).toEqual([]);
  });

  it.each(modes)('%s: the buyer cancels, and what follows from it is done meanwhile, dying anywhere', async (mode) => {
    for (const death of deaths)
      expect(
        (
          await untrue({
            mode,
            tasks: (of) => [payTask(of), cancelTask(of), followTask(of)],
            limits: [Infinity, Infinity, death],
          })
        ).found,
      ).toEqual([]);
    for (const death of [2, 3, 4, 5])
      expect(
        (await untrue({ mode, tasks: (of) => [payTask(of), cancelTask(of), followTask(of)], limits: [death] })).found,
      ).toEqual([]);
  });

  it('the money is taken after it could not be given back, and whoever writes that down dies', async () => {
    const of = world('ok');
    const {
      shop,
      double: { provider },
    } = of;
    shop.put(paymentStream(orderId), { type: 'PaymentRequested', data: { id: orderId, key: 'card', amount: total } });
    await cancelTask(of)(atOnce);
    await followTask(of)(atOnce);
    const cancel: PaymentProvider['cancel'] = (asked) =>
      provider.cancel(asked).catch(async (refused: unknown) => {
        await provider.confirm({ key: 'card', orderId, amount: total });
        throw refused;
      });
    const send: SystemSend = async (command, name) => {
      if (command.type === 'SettleRefund') await followTask(of)(atOnce);
      await shop.send(command, name);
      if (command.type === 'SettleRefund') throw new Error('killed');
    };
    await expect(settleUp({ load: shop.load, send, provider: { ...provider, cancel } }, orderId)).rejects.toThrow(
      'killed',
    );
    await settle(of);
    expect(truthOf(of)).toMatchObject({ status: 'cancelled', taken: 0 });
  });
});
