import { epochMs } from '@maru/contracts/kernel/fields';
import { handlersOf } from '@maru/contracts/kernel/fold';
import { type CashReceiptEvent, cashReceiptStream } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { type CashReceiptFacts, cashReceiptFold } from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import { isReceiptStuck } from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import type { CashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import type { Body, Projection } from '../../runtime/projection.ts';

/** Which cash receipts a person has to look after. */
export const cashReceiptProjection: Projection<CashReceiptEvent, CashReceiptDocument> = {
  name: 'cash-receipt',
  version: 2,
  view: {
    fields: { stuck: 'number', changed_at: 'number' },
    indexes: [['stuck', 'changed_at'], ['changed_at']],
    personal: true,
  },
  streams: [cashReceiptStream('')],
  own: cashReceiptStream(''),
  key: (event) => event.data.id,
  on: handlersOf<CashReceiptEvent, CashReceiptFacts | undefined, Body<CashReceiptDocument>>(
    cashReceiptFold.evolve,
    (doc) => doc,
    (facts, { data: { id }, meta }) => {
      const { asks, slips } = facts ?? { asks: [], slips: [] };
      const shown = { id, asks, slips };
      return { ...shown, stuck: isReceiptStuck(shown), changed_at: epochMs(meta.at) };
    },
  ),
};
