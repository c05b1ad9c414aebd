import { userStream } from '@maru/contracts/identity/user/user.events';
import { userFold } from '@maru/contracts/identity/user/user.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { LicenceFacts } from '@maru/contracts/shop/licence/licence.fold';
import { licenceRoutes } from '@maru/contracts/shop/licence/licence.routes';
import { refusedOffer } from '@maru/contracts/shop/licence/licence.rules';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { bindMachineEndpoint } from './machine.endpoint.ts';
import { licenceOf } from './licence.aggregate.ts';
import { partsOfInfo, type SeatSecrets } from './licence-keys.service.ts';

export interface SeatServices extends HandlerServices {
  readonly seats: SeatSecrets;
}

/** A key that is given away counts as seen, so that the order is told first; nothing is told where it cannot be given. */
const offerSeatEndpoint = ({ load, limits }: SeatServices): Endpoint =>
  endpoint(licenceRoutes.offerSeat, async ({ input: { id, email }, send, idOf, res, ...call }) => {
    const { userId } = actorOf(call);
    const [licence, invitation] = [await licenceOf(load, id), idOf(userId)];
    const isRepeat = licence?.offer?.invitation === invitation;
    if (licence?.user_id === userId && !isRepeat) {
      const refusal = refusedOffer(licence);
      if (refusal) throw new Rejected(refusal);
      await limits.invitation.take(userId, res);
      await send(
        { type: 'ShowLicence', data: { id: licence.order_id, line: licence.no } },
        { id: idOf(`${userId} key`) },
      );
    }
    return (await send({ type: 'OfferSeat', data: { id, invitation, email } }, { id: invitation })).body;
  });

const freeSeatEndpoint = ({ load, seats }: SeatServices): Endpoint =>
  endpoint(licenceRoutes.freeSeat, async ({ input: { id }, send, idOf, ...call }) => {
    const { userId } = actorOf(call);
    const commandId = idOf(userId);
    const why = (await licenceOf(load, id))?.user_id === userId ? 'takenBack' : 'left';
    return (await send({ type: 'FreeSeat', data: { id, key: seats.nextKey(commandId), why } }, { id: commandId })).body;
  });

interface Invited {
  readonly licence: LicenceFacts;
  readonly offer: NonNullable<LicenceFacts['offer']>;
  /** Name of whoever invites. */
  readonly owner: string;
}
/** Throws `invitation_ended`, whatever is wrong with it. */
const invited = async ({ load, seats, clock }: SeatServices, info: string): Promise<Invited> => {
  const parts = partsOfInfo(info);
  const licence = parts && (await licenceOf(load, parts.id));
  const offer = licence?.offer;
  if (!parts || !offer || !seats.isCodeOf(parts.code, { id: parts.id, ...offer }))
    throw new Rejected('invitation_ended');
  const { state: owner } = await load(userFold, userStream(licence.user_id));
  if (offer.until <= clock.now() || owner.status !== 'registered') throw new Rejected('invitation_ended');
  return { licence, offer, owner: owner.user.name };
};

const invitationEndpoint = (services: SeatServices): Endpoint =>
  endpoint(licenceRoutes.invitation, async ({ input: { info }, res, ...call }) => {
    await services.limits.stranger.take(`seat of ${actorOf(call).userId}`, res);
    const { licence, offer, owner } = await invited(services, info);
    return { owner, name: licence.name, option: licence.option, until: offer.until };
  });

/** Whoever took it a moment ago, and asks again, has it. */
const takeSeatEndpoint = (services: SeatServices): Endpoint =>
  endpoint(licenceRoutes.takeSeat, async ({ input: { info }, send, idOf, res, ...call }) => {
    const { userId } = actorOf(call);
    await services.limits.stranger.take(`seat of ${userId}`, res);
    const held = await licenceOf(services.load, partsOfInfo(info)?.id ?? '');
    if (held?.holder_id === userId) return { id: held.id };
    const { licence, offer } = await invited(services, info);
    const commandId = idOf(userId);
    const data = { id: licence.id, invitation: offer.invitation, key: services.seats.nextKey(commandId) };
    return (await send({ type: 'TakeSeat', data }, { id: commandId })).body;
  });

export const seatEndpoints = (services: SeatServices): readonly Endpoint[] => [
  offerSeatEndpoint(services),
  freeSeatEndpoint(services),
  invitationEndpoint(services),
  takeSeatEndpoint(services),
  bindMachineEndpoint(services),
];
