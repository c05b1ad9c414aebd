import { epochMs } from '@maru/contracts/kernel/fields';
import { handlersOf } from '@maru/contracts/kernel/fold';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import {
  paymentFold,
  isOpen,
  noPayment,
  type PaymentFacts,
  waitingRefunds,
} from '@maru/contracts/shop/payment/payment.fold';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import type { Body, Projection } from '../../runtime/projection.ts';

const shownOf = (
  facts: PaymentFacts,
  { data: { id }, meta }: PaymentEvent & Recorded,
  before: Body<PaymentDocument> | undefined,
): Body<PaymentDocument> => ({
  id,
  attempts: [...facts.attempts],
  refunds: [...facts.refunds],
  open: isOpen(facts),
  stuck: facts.refunds.some(({ outcome }) => outcome === 'refused'),
  awaits_account: waitingRefunds(facts).length > 0,
  differs: facts.difference !== null,
  difference: facts.difference,
  accepted: facts.accepted,
  begun_at: before?.begun_at ?? epochMs(meta.at),
  changed_at: epochMs(meta.at),
});
/** Which payments somebody has to look after. */
export const paymentProjection: Projection<PaymentEvent, PaymentDocument> = {
  name: 'payment',
  version: 5,
  view: {
    fields: {
      open: 'number',
      stuck: 'number',
      awaits_account: 'number',
      differs: 'number',
      begun_at: 'number',
      changed_at: 'number',
    },
    indexes: [
      ['open', 'changed_at'],
      ['stuck', 'changed_at'],
      ['awaits_account', 'changed_at'],
      ['differs', 'changed_at'],
      ['begun_at'],
    ],
  },
  streams: [paymentStream('')],
  own: paymentStream(''),
  key: (event) => event.data.id,
  on: handlersOf<PaymentEvent, PaymentFacts, Body<PaymentDocument>>(
    paymentFold.evolve,
    (doc) => (doc as PaymentFacts | undefined) ?? noPayment,
    shownOf,
  ),
};
