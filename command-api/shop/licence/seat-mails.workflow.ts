import type { SeatMailKind } from '@maru/contracts/identity/mail/mail.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { afterDays } from '@maru/contracts/shop/order/order.due';
import type { AnyLetter } from '../../mail/letter.ts';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface SeatLetter extends AnyLetter {
  readonly kind: SeatMailKind;
  /** The licence's id. */
  readonly seat: string;
  /** What the mail goes to: whoever is invited, or somebody's account. */
  readonly to: { readonly invitation: string } | { readonly userId: string } | 'owner';
  /** Whose name it says. */
  readonly about?: string;
}

const validDays = 7;
const soon = (at: string) => new Date(afterDays(Date.parse(at), validDays)).toISOString();

export const seatMailsWorkflow: Pick<Workflow<LicenceEvent, SeatLetter>, 'streams' | 'on'> = {
  streams: [licenceStream('')],
  on: {
    LicenceIssued: ignore,
    LicenceKeyChanged: ignore,
    LicenceRevoked: ignore,
    SeatOffered: ({ data: { id: seat, invitation, until } }) => [
      { kind: 'seat-offered', seat, to: { invitation }, until },
    ],
    SeatOfferEnded: ignore,
    SeatTaken: ({ data: { id: seat, holder_id: about }, meta: { at } }) => [
      { kind: 'seat-taken', seat, to: 'owner', about, until: soon(at) },
    ],
    MachineBound: ignore,
    MachineReleased: ignore,
    SeatFreed: ({ data: { id: seat, holder_id, why }, meta: { at } }) => {
      if (why === 'takenBack' || why === 'revoked')
        return [{ kind: 'seat-ended', seat, to: { userId: holder_id }, until: soon(at) }];
      return [{ kind: 'seat-left', seat, to: 'owner', about: holder_id, until: soon(at) }];
    },
  },
};
