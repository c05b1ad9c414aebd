import type { SeenReceipt } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import { seoulDay } from '@maru/contracts/kernel/seoul-days';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { type SandboxReceiptEvent, sandboxReceiptStream } from '../payment/sandbox/sandbox-receipt.aggregate.ts';
import type { ReceiptBook } from './receipt-book.ts';

type Entry = SandboxReceiptEvent & { readonly at: number };

const seenOf = (entry: Entry, all: readonly Entry[]): readonly SeenReceipt[] => {
  if (entry.type === 'SandboxReceiptDeclined') return [];
  const { key, amount } = entry.data;
  const cancel = entry.type === 'SandboxReceiptCancelled' ? entry.data.cancel : null;
  const decline = all.find(
    ({ type, data }) => type === 'SandboxReceiptDeclined' && data.key === key && data.cancel === cancel,
  );
  const code = decline?.type === 'SandboxReceiptDeclined' ? decline.data.code : '';
  const status = decline ? 'failed' : 'completed';
  return [{ key, name: key, isCancel: cancel !== null, amount, status, code }];
};

/** What the tax office of the sandbox has, read from its events: there are few, and never in production. */
export const sandboxReceiptBook = (events: Pick<EventStore, 'readAll'>): ReceiptBook => ({
  onDay: async (day) => {
    const all: Entry[] = [];
    for await (const batch of events.readAll({ after: 0, prefixes: [sandboxReceiptStream('')] }))
      for (const { type, data, meta } of batch.events) all.push({ type, data, at: Date.parse(meta.at) } as Entry);
    return all.filter(({ at }) => seoulDay(at) === day).flatMap((entry) => seenOf(entry, all));
  },
});
