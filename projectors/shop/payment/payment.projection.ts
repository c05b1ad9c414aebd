import { epochMs } from '@maru/contracts/kernel/fields';
import type { Handlers } from '@maru/contracts/kernel/decider';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { foldPayment, isOpen, noPayment, type PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import type { Body, Projection } from '../../runtime/projection.ts';

const shownOf = (id: string, facts: PaymentFacts, { meta }: Recorded): Body<PaymentDocument> => ({
  id,
  attempts: [...facts.attempts],
  refunds: [...facts.refunds],
  open: isOpen(facts),
  stuck: facts.refunds.some(({ outcome }) => outcome === 'refused'),
  changed_at: epochMs(meta.at),
});
const folding = Object.fromEntries(
  Object.entries(foldPayment).map(([type, fold]) => [
    type,
    (doc: PaymentFacts | undefined, event: PaymentEvent & Recorded) =>
      shownOf(
        event.data.id,
        (fold as (facts: PaymentFacts, event: PaymentEvent & Recorded) => PaymentFacts)(doc ?? noPayment, event),
        event,
      ),
  ]),
);

/** Which payments somebody has to look after. */
export const paymentProjection: Projection<PaymentEvent, PaymentDocument> = {
  name: 'payment',
  version: 2,
  view: {
    fields: { open: 'number', stuck: 'number', changed_at: 'number' },
    indexes: [
      ['open', 'changed_at'],
      ['stuck', 'changed_at'],
    ],
  },
  streams: [paymentStream('')],
  own: paymentStream(''),
  key: (event) => event.data.id,
  // Total, as `foldPayment` is.
  on: folding as unknown as Handlers<PaymentEvent, Body<PaymentDocument>>,
};
