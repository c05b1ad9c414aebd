import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import type { LicenceEvent } from '@maru/contracts/shop/licence/licence.events';
import type { LicenceFacts } from '@maru/contracts/shop/licence/licence.fold';
import { offerDays, refusedOffer } from '@maru/contracts/shop/licence/licence.rules';
import { afterDays } from '@maru/contracts/shop/order/order.due';

export type LicenceState = LicenceFacts | undefined;
export type LicenceDeciders = Deciders<LicenceCommand, LicenceState, LicenceEvent>;

export const existingLicence = (state: LicenceState): LicenceFacts => {
  if (!state) throw new Rejected('licence_not_found');
  return state;
};

export const offerSeat: LicenceDeciders['OfferSeat'] = (state, { data }, { at }) => {
  const refusal = refusedOffer(existingLicence(state));
  if (refusal) throw new Rejected(refusal);
  return [
    { type: 'SeatOffered', data: { ...data, until: new Date(afterDays(Date.parse(at), offerDays)).toISOString() } },
  ];
};

/** Another invitation may have been sent since the one that is named. */
export const endSeatOffer: LicenceDeciders['EndSeatOffer'] = (state, { data: { id, invitation, why } }) => {
  const open = state?.offer?.invitation;
  if (open === undefined || (invitation !== undefined && invitation !== open)) return [];
  return [{ type: 'SeatOfferEnded', data: { id, invitation: open, why } }];
};

/** Whoever was invited may be logged in with any account. The owner has seen the key, so that the seat gets another. */
export const takeSeat: LicenceDeciders['TakeSeat'] = (state, { data: { id, invitation, key } }, { actor, at }) => {
  const { offer, user_id } = existingLicence(state);
  if (offer?.invitation !== invitation || offer.until <= Date.parse(at)) throw new Rejected('invitation_ended');
  if (user_id === actor.id) throw new Rejected('own_licence');
  return [
    { type: 'SeatTaken', data: { id, invitation, holder_id: actor.id } },
    { type: 'LicenceKeyChanged', data: { id, user_id, key } },
  ];
};

/** Whoever had it has seen the key, so that it gets another. */
export const freeSeat: LicenceDeciders['FreeSeat'] = (state, { data: { id, key, why } }) => {
  const { holder_id, user_id } = existingLicence(state);
  if (holder_id === null) return [];
  return [
    { type: 'SeatFreed', data: { id, holder_id, why } },
    { type: 'LicenceKeyChanged', data: { id, user_id, key } },
  ];
};

export const revokeLicence: LicenceDeciders['RevokeLicence'] = (state, { data: { id } }) => {
  if (state?.status !== 'active') return [];
  const { offer, holder_id } = state;
  return [
    ...(offer ? [{ type: 'SeatOfferEnded', data: { id, invitation: offer.invitation, why: 'revoked' } } as const] : []),
    ...(holder_id === null ? [] : [{ type: 'SeatFreed', data: { id, holder_id, why: 'revoked' } } as const]),
    { type: 'LicenceRevoked', data: { id } },
  ];
};
