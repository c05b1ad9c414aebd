import { sandboxWords } from '@maru/contracts/shop/payment/sandbox.words';
import { id } from '@maru/contracts/kernel/fields';
import { paymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { paymentId } from '@maru/contracts/shop/payment/payment-subject';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { parseInput } from '@maru/platform/http/query-input';
import express, { type Response, Router } from 'express';
import { v7 } from 'uuid';
import { z } from 'zod';
import { sandboxFold, sandboxOutcomes, sandboxStream } from './sandbox.aggregate.ts';
import { sandboxConsole } from './sandbox-console.service.ts';
import { leftAtSandbox, sandboxReceiptFold, sandboxReceiptStream } from './sandbox-receipt.aggregate.ts';
import { cashReceiptPage, depositPage, payPage, receiptPage } from './sandbox-page.ts';
import type { SandboxParts } from './sandbox.service.ts';

const amount = z.coerce.number().pipe(z.int().min(0).max(1_000_000_000_000));
const number = z.string().max(20).default('');
const payQuery = z.object({
  orderId: paymentId,
  number,
  amount,
  taxFree: amount.default(0),
  name: z.string().max(200).default(''),
  method: z.string().max(20).default(''),
  escrow: z.string().max(3).default(''),
});
const payForm = z.object({
  orderId: paymentId,
  number,
  amount,
  taxFree: amount.default(0),
  method: paymentWay.optional().catch(undefined),
  escrow: z.literal('yes').optional().catch(undefined),
  outcome: z.enum([...sandboxOutcomes, 'closed']),
});
const paymentQuery = z.object({ paymentKey: id });

const show = (res: Response, page: string) => {
  res.setHeader('Cache-Control', 'no-store');
  res.type('html').send(page);
};
/** As a payment window leads back (https://docs.tosspayments.com/guides/payment/integration). */
const leadBack = (res: Response, screen: 'success' | 'fail', query: Readonly<Record<string, string>>) =>
  res.redirect(303, `/${screen}?${new URLSearchParams({ ...query, sandbox: 'true' }).toString()}`);

const receiptPages = ({ load }: SandboxParts): Router =>
  Router()
    .get('/sandbox/receipt', async (req, res) => {
      const { paymentKey: key } = parseInput(paymentQuery, req.query);
      const payment = (await load(sandboxFold, sandboxStream(key))).state;
      if (payment?.status !== 'paid') throw new Rejected('not_found');
      show(res, receiptPage(payment));
    })
    .get('/sandbox/cash-receipt', async (req, res) => {
      const { paymentKey: key } = parseInput(paymentQuery, req.query);
      const { state: receipt } = await load(sandboxReceiptFold, sandboxReceiptStream(key));
      if (!receipt) throw new Rejected('not_found');
      show(res, cashReceiptPage({ ...receipt, left: leftAtSandbox(receipt) }));
    });

/** Never in production: whoever sees them pays with nothing. */
export const sandboxRouter = (parts: SandboxParts): Router => {
  const { send, load, notify = async () => undefined } = parts;
  const statusOf = async (key: string) => (await load(sandboxFold, sandboxStream(key))).state;
  return Router()
    .use('/sandbox', express.urlencoded({ extended: false, limit: '4kb' }))
    .use(sandboxConsole(parts))
    .use(receiptPages(parts))
    .get('/sandbox/pay', (req, res) => show(res, payPage(parseInput(payQuery, req.query))))
    .post('/sandbox/pay', async (req, res) => {
      const { orderId, number: orderNumber, amount: won, taxFree, ...chosen } = parseInput(payForm, req.body);
      const { method, escrow, outcome } = chosen;
      if (outcome === 'closed')
        return leadBack(res, 'fail', {
          code: 'PAY_PROCESS_CANCELED',
          message: sandboxWords.closed,
          orderId,
          number: orderNumber,
        });
      const paymentKey = v7();
      await send({
        type: 'AgreeAtSandbox',
        data: {
          key: paymentKey,
          orderId,
          amount: won,
          tax_free: taxFree,
          outcome,
          ...(method && { method }),
          ...(escrow && { escrow: true }),
        },
      });
      leadBack(res, 'success', { paymentKey, orderId, number: orderNumber, amount: String(won) });
    })
    .get('/sandbox/deposit', async (req, res) => {
      const { paymentKey: key } = parseInput(paymentQuery, req.query);
      show(res, depositPage({ key, status: (await statusOf(key))?.status ?? '' }));
    })
    .post('/sandbox/deposit', async (req, res) => {
      const { paymentKey: key } = parseInput(paymentQuery, req.body);
      await send({ type: 'DepositAtSandbox', data: { key } });
      const payment = await statusOf(key);
      if (payment) await notify(payment.orderId);
      res.redirect(303, `/api/sandbox/deposit?paymentKey=${key}`);
    });
};
