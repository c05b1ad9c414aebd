import type { RejectionCode } from '../../kernel/rejections.ts';
import { afterDays } from '../order/order.due.ts';

/** So long an invitation to a seat can be accepted. */
export const offerDays = 14;

interface Seat {
  readonly status: 'active' | 'revoked';
  readonly holder_id: string | null;
  readonly offer: object | null;
}

/** Why the seat cannot be given away now. */
export const refusedOffer = ({ status, holder_id, offer }: Seat): RejectionCode | undefined => {
  if (status === 'revoked') return 'licence_revoked';
  if (holder_id !== null) return 'seat_held';
  return offer === null ? undefined : 'seat_offered';
};

/** Who works with it: whom it was given to, or else its owner. */
export const workerOf = ({ holder_id, user_id }: Pick<Seat, 'holder_id'> & { readonly user_id: string }): string =>
  holder_id ?? user_id;

/** So often a person releases a machine within so many days; the shop does as often as it is asked. */
export const [mostReleases, releaseDays] = [3, 30];

type Person = 'holder' | 'owner';
interface Releases {
  readonly releases: readonly { readonly by: Person; readonly at: number }[];
}
export const recentReleases = ({ releases }: Releases, now: number): Releases['releases'] =>
  releases.filter(({ at }) => afterDays(at, releaseDays) > now);

/** How often the owner, or else whoever has the seat, may still release the machine. */
export const releasesLeft = (licence: Releases, by: Person, now: number): number =>
  Math.max(0, mostReleases - recentReleases(licence, now).filter((one) => one.by === by).length);

/** Why the seat cannot be bound to this machine now. */
export const refusedMachine = (
  { status, machine }: Pick<Seat, 'status'> & { readonly machine: { readonly hash: string } | null },
  hash: string,
): RejectionCode | undefined => {
  if (status === 'revoked') return 'licence_not_valid';
  return machine === null || machine.hash === hash ? undefined : 'licence_bound_elsewhere';
};
