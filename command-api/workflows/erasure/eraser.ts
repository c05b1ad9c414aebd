import type { SessionDocument } from '@maru/contracts/identity/session/session.views';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { personalFolders } from '@maru/contracts/media/image/image.routes';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import { livePosition, waitForPosition } from '@maru/platform/view-store/wait-for';
import type { Erasure } from '../../identity/user/erasure.workflow.ts';
import type { Command } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { followsFrom } from '../../pipeline/send.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import type { Perform } from '../runner/workflow.ts';

export interface EraserParts {
  readonly engines: Pick<Engines, 'keys' | 'files' | 'mail' | 'views'>;
  readonly execute: Execute;
  /** Whoever restores an older log has to know who was erased. */
  readonly log: Pick<Log, 'info'>;
}
type Steps = {
  readonly [K in Erasure['kind']]: (erasure: Extract<Erasure, { kind: K }>, cause: RecordedEvent) => Promise<void>;
};

const mostSessions = 10_000;

/** Each step may come again after a crash. */
export const eraser = ({ engines: { keys, files, mail, views }, execute, log }: EraserParts): Perform<Erasure> => {
  /** A repeat has the same id, by which the pipeline knows it. */
  const command = async (cause: RecordedEvent, name: string, actor: Actor, payload: Command) => {
    const commandId = commandIdOf(cause.id, name);
    await execute({ command: payload, actor, commandId, ...followsFrom(cause, 'erasure') });
  };
  const untilSeen = async (view: string, { position }: RecordedEvent) => {
    if (!(await waitForPosition(views, [view], position, positionWaitMs))) throw new Rejected('views_behind');
  };
  let scrubbedPosition = 0;

  const steps: Steps = {
    'destroy-key': ({ userId }) => keys.destroy(userId, 'profile'),
    'end-sessions': async ({ userId }, cause) => {
      await untilSeen('session', cause);
      const open = await views
        .view('session')
        .find<SessionDocument>({ where: { user_id: userId, ended: null }, limit: mostSessions });
      for (const { doc } of open) {
        const data = { family: doc.id, reason: 'withdrawn' } as const;
        await command(cause, `end ${doc.id}`, { id: userId, level: 0 }, { type: 'EndSession', data });
      }
    },
    'remove-pictures': async ({ userId }) => {
      for (const folder of personalFolders) await files.removeAll(folder, userId);
    },
    'forget-mails': async ({ userId }) => mail.forget?.(userId),
    'release-email': ({ userId, hash }, cause) =>
      command(cause, `email ${hash}`, system, { type: 'ReleaseEmail', data: { hash, userId } }),
    'release-social': ({ userId, hash }, cause) =>
      command(cause, `social ${hash}`, system, { type: 'ReleaseSocial', data: { hash, userId } }),
    'scrub-views': async (_, cause) => {
      if (!views.scrub || cause.position <= scrubbedPosition) return;
      await untilSeen(peopleCards.view, cause);
      const seen = await livePosition(views, [peopleCards.view]);
      await views.scrub();
      // One scrub serves all who had withdrawn by then.
      scrubbedPosition = seen;
    },
  };
  return async (erasure, cause) => {
    await steps[erasure.kind](erasure as never, cause);
    if (erasure.kind === 'scrub-views') log.info({ user: erasure.userId }, 'a withdrawn account was erased');
  };
};
