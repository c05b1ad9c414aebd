import { id } from '@maru/contracts/kernel/fields';
import { paymentId } from '@maru/contracts/shop/payment/payment-subject';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { sandboxWords } from '@maru/contracts/shop/payment/sandbox.words';
import { parseInput } from '@maru/platform/http/query-input';
import { type Response, Router } from 'express';
import { v7 } from 'uuid';
import { z } from 'zod';
import { paymentAggregate } from '../payment.aggregate.ts';
import { sandboxFold, sandboxStream } from './sandbox.aggregate.ts';
import { consolePage } from './sandbox-page.ts';
import type { SandboxParts } from './sandbox.service.ts';

const won = z.coerce.number().pipe(z.int().min(0).max(1_000_000_000_000));
const orderQuery = z.object({ orderId: paymentId });
const cancelForm = z.object({
  paymentKey: id,
  amount: won,
  taxFree: won.default(0),
  tell: z.literal('yes').optional(),
});

/** What the provider's own screen is to a shop: a person gives money back there, and the shop may or may not be told. */
export const sandboxConsole = ({ send, load, notify = async () => undefined }: SandboxParts): Router => {
  const paymentsOf = async (orderId: string) => {
    const { attempts } = (await load(paymentAggregate, paymentStream(orderId))).state;
    const payments = attempts.map(async ({ key }) => ({
      key,
      state: (await load(sandboxFold, sandboxStream(key))).state,
    }));
    return (await Promise.all(payments)).flatMap(({ key, state }) =>
      state?.status === 'paid' ? [{ key, ...state }] : [],
    );
  };
  const show = async (res: Response, orderId: string, problem?: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(consolePage(await paymentsOf(orderId), problem));
  };
  return Router()
    .get('/sandbox/console', (req, res) => show(res, parseInput(orderQuery, req.query).orderId))
    .post('/sandbox/console', async (req, res) => {
      const { paymentKey: key, amount, taxFree: tax_free, tell } = parseInput(cancelForm, req.body);
      const orderId = (await load(sandboxFold, sandboxStream(key))).state?.orderId;
      if (orderId === undefined) throw new Rejected('not_found');
      try {
        await send({ type: 'CancelAtSandbox', data: { key, refundId: v7(), amount, tax_free } });
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        return show(res, orderId, sandboxWords.console.refused);
      }
      if (tell) await notify(orderId);
      res.redirect(303, `/api/sandbox/console?orderId=${orderId}`);
    });
};
