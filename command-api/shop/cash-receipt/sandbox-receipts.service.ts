import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Send } from '../../pipeline/send.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { type ReceiptProvider, ReceiptRefused } from './receipt-provider.ts';

/** A number that the sandbox refuses, to see what follows. */
export const refusedNumber = '01000000000';

const sandboxKey = (orderId: string, slip: number) => commandIdOf(orderId, `receipt ${slip}`);

export const sandboxReceipts = ({ send }: { readonly send: Send }): ReceiptProvider => ({
  issue: async ({ orderId, slip, use, number, amount, taxFree }) => {
    if (number === refusedNumber || number === '') throw new ReceiptRefused('INVALID_IDENTITY_NUMBER');
    const key = sandboxKey(orderId, slip);
    await send({ type: 'WriteSandboxReceipt', data: { key, use, amount, tax_free: taxFree } });
    const issue_number = String(BigInt(`0x${key.slice(-12)}`)).slice(-9);
    return { key, issue_number, url: `/api/sandbox/cash-receipt?paymentKey=${key}` };
  },
  cancel: async ({ key, cancel, amount }) => {
    try {
      await send({ type: 'CancelSandboxReceipt', data: { key, cancel, amount } });
    } catch (error) {
      if (error instanceof Rejected && error.code === 'amount_mismatch') throw new ReceiptRefused('NOT_CANCELABLE');
      throw error;
    }
  },
});
