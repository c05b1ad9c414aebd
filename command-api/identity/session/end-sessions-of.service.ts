import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import type { EndReason } from '@maru/contracts/identity/session/session.events';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { reachHead } from '@maru/platform/view-store/reach-head';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import type { Request } from 'express';
import type { IdentityServices } from '../identity-services.ts';
import { sessionCommand } from './session-command.service.ts';

const most = 10_000;

interface Ends {
  readonly userId: string;
  /** The session that goes on, by its family. */
  readonly except?: string | undefined;
  readonly reason: Extract<EndReason, 'everywhere' | 'password' | 'level' | 'suspended' | 'withdrawn' | 'unlinked'>;
}

/** What was ended, and the position of the last end; 0 when there was nothing to end. */
export interface Ended {
  readonly ended: number;
  readonly position: number;
}

/**
 * Ends a person's sessions, all or all but one. Throws `views_behind` when not all of them can be found now; nothing
 * has ended then, and after a change of the password the refresh still refuses them.
 */
export const endSessionsOf = async (
  services: IdentityServices,
  req: Request,
  { userId, except, reason }: Ends,
): Promise<Ended> => {
  const { views, execute } = services;
  if (!(await reachHead(services, ['session'], positionWaitMs))) throw new Rejected('views_behind');
  const found = await views
    .view('session')
    .find<SessionDocument>({ where: { user_id: userId, ended: null }, limit: most });
  const others = found.filter(({ doc }) => doc.id !== except);
  const answers = await Promise.all(
    others.map(({ doc }) =>
      execute(sessionCommand(services, req, userId, { type: 'EndSession', data: { family: doc.id, reason } })),
    ),
  );
  return { ended: answers.length, position: Math.max(0, ...answers.map(({ position }) => position)) };
};

/**
 * As many of a person's sessions as can be found now, so that their sockets close: for after a change of the password,
 * when a refresh refuses the rest.
 */
export const endFoundSessionsOf = async (
  services: IdentityServices,
  req: Request,
  userId: string,
  reason: Ends['reason'] = 'password',
): Promise<void> => {
  try {
    await endSessionsOf(services, req, { userId, reason });
  } catch (error) {
    if (!(error instanceof Rejected || error instanceof ViewStoreUnavailable)) throw error;
  }
};
