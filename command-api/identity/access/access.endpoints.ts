import type { AccessReason } from '@maru/contracts/identity/access/access.fields';
import type { AccessCommand } from '@maru/contracts/identity/access/access.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { type MemberContact, memberRoutes } from '@maru/contracts/identity/member/member.routes';
import { actorOf, endpoint, type Endpoint, type EndpointContext } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registeredAccount } from '../user/user.state.ts';

/** The addresses that a member keeps for orders, which another context holds. */
export type AddressesOf = (userId: string) => Promise<readonly MemberContact['addresses'][number][]>;

type About =
  | { readonly type: 'ReadContact'; readonly data: { readonly subject: string } }
  | { readonly type: 'ExportPersonalData'; readonly data: { readonly list: string; readonly filters: string } };

/** Writes an access down; answers its id. Throws `reason_needed` where the session has given none yet. */
const writeDown = async (
  { actor, send, idOf }: Pick<EndpointContext<unknown>, 'actor' | 'send' | 'idOf'>,
  { type, data }: About,
  reason: AccessReason | undefined,
): Promise<string> => {
  const { userId: id, sessionId: session } = actorOf({ actor });
  const access = idOf(`access ${id}`);
  await send({ type, data: { ...data, id, session, access, reason } } as AccessCommand, { id: access });
  return access;
};

export const accessEndpoints = (services: IdentityServices, addressesOf: AddressesOf): readonly Endpoint[] => [
  endpoint(memberRoutes.contact, async ({ input: { id, reason }, ...call }) => {
    const { email, phone } = registeredAccount((await services.load(userAggregate, userStream(id))).state);
    await writeDown(call, { type: 'ReadContact', data: { subject: id } }, reason);
    return { email, phone, addresses: await addressesOf(id) };
  }),
  endpoint(memberRoutes.exportAccess, async ({ input: { reason, ...data }, ...call }) => ({
    access: await writeDown(call, { type: 'ExportPersonalData', data }, reason),
  })),
];
