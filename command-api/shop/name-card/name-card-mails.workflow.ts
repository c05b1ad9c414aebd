import type { NameCardMailKind } from '@maru/contracts/identity/mail/mail.events';
import { type NameCardEvent, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { afterDays } from '@maru/contracts/shop/order/order.due';
import type { AnyLetter } from '../../mail/letter.ts';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface NameCardLetter extends AnyLetter {
  readonly kind: NameCardMailKind;
  /** The card's id. */
  readonly nameCard: string;
}

interface Happened {
  readonly data: { readonly id: string };
  readonly meta: { readonly at: string };
}
const validDays = 7;
const letter =
  (kind: NameCardMailKind) =>
  ({ data: { id: nameCard }, meta: { at } }: Happened): readonly NameCardLetter[] => [
    { kind, nameCard, until: new Date(afterDays(Date.parse(at), validDays)).toISOString() },
  ];

export const nameCardMailsWorkflow: Pick<Workflow<NameCardEvent, NameCardLetter>, 'streams' | 'on'> = {
  streams: [nameCardStream('')],
  on: {
    NameCardSubmitted: letter('name-card-submitted'),
    ProofUploaded: letter('proof-uploaded'),
    ProofReminded: letter('proof-reminded'),
    ProofApproved: letter('proof-approved'),
    ProofRejected: letter('proof-rejected'),
    NameCardPrinted: letter('name-card-printed'),
  },
};
