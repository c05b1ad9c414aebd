import type { EndReason } from '@maru/contracts/identity/session/session.events';
import type { Send } from '../../pipeline/send.ts';
import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { reachHead } from '@maru/platform/view-store/wait-for';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import type { IdentityServices } from '../identity-services.ts';

/** A session's commands are in the name of its user. Its tokens are new each time, so a repeat is another command. */
export const byOwner = (userId: string) => ({ as: { id: userId, level: 0 } });

export const endSession = (
  send: Send,
  { userId, ...data }: { readonly userId: string; readonly family: string; readonly reason: EndReason },
) => send({ type: 'EndSession', data }, byOwner(userId));

const most = 10_000;

interface Ends {
  readonly userId: string;
  readonly except?: string | undefined;
  readonly reason: Extract<EndReason, 'everywhere' | 'password' | 'level' | 'suspended' | 'withdrawn' | 'unlinked'>;
}

/** Throws `views_behind` when not all can be found; nothing has ended then, and a refresh still refuses them. */
export const endSessionsOf = async (
  services: IdentityServices,
  send: Send,
  { userId, except, reason }: Ends,
): Promise<number> => {
  if (!(await reachHead(services, ['session'], positionWaitMs))) throw new Rejected('views_behind');
  const found = await services.views
    .view('session')
    .find<SessionDocument>({ where: { user_id: userId, ended: null }, limit: most });
  const others = found.filter(({ doc }) => doc.id !== except);
  await Promise.all(others.map(({ doc }) => endSession(send, { userId, family: doc.id, reason })));
  return others.length;
};

/** As many as can be found now, so that their sockets close; a refresh refuses the rest. */
export const endFoundSessionsOf = async (
  services: IdentityServices,
  send: Send,
  userId: string,
  reason: Ends['reason'] = 'password',
): Promise<void> => {
  try {
    await endSessionsOf(services, send, { userId, reason });
  } catch (error) {
    if (!(error instanceof Rejected || error instanceof ViewStoreUnavailable)) throw error;
  }
};
