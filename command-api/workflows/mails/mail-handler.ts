import { type MailEvent, mailStream } from '@maru/contracts/identity/mail/mail.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Engines } from '@maru/platform/engines/engines';
import { type EventStore, type RecordedEvent, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import { type Mail, MailRefused } from '@maru/platform/mail/mailer';
import { userAggregate } from '../../identity/user/user.aggregate.ts';
import type { AnyLetter, WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { record } from '../../pipeline/record.ts';
import { followsFrom } from '../../pipeline/send.ts';
import type { Perform } from '../runner/workflow.ts';

export interface MailHandlerParts<L extends AnyLetter> {
  readonly engines: Pick<Engines, 'events' | 'mail' | 'clock'>;
  readonly load: Load;
  readonly write: WriteLetter<L>;
  readonly log: Pick<Log, 'warn'>;
  /** No mail is dropped as too old while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}

/** So long a mail rests that may not be late at all, ms. */
const laterMs = 60_000;

/** Noted in the stream of its cause; a crash in between sends it again under the same id. */
export const mailHandler = <L extends AnyLetter>({
  engines,
  load,
  write,
  log,
  isClockTrusted = async () => true,
}: MailHandlerParts<L>): Perform<L> => {
  const { events, mail, clock } = engines;
  const deliver = async (letter: Mail): Promise<'MailSent' | 'MailRefused'> => {
    try {
      await mail.send(letter);
      return 'MailSent';
    } catch (err) {
      if (!(err instanceof MailRefused)) throw err;
      log.warn({ err, mail: letter.id }, 'a mail was refused for good');
      return 'MailRefused';
    }
  };
  /** The mails of whoever withdrew meanwhile were destroyed before this one. */
  const forgetWithdrawn = async (userId: string) => {
    if (!mail.forget || userId === '') return;
    const { state } = await load(userAggregate, userStream(userId));
    if (state.status === 'withdrawn') await mail.forget(userId);
  };

  return async (letter, cause) => {
    const isLate = Date.parse(letter.until) <= clock.now();
    const isDropped = isLate && (await isClockTrusted());
    if (isDropped || (await isNoted(events, cause.id))) return undefined;
    if (isLate) return laterMs;
    const { userId, mail: written } = await write(letter);
    if (!written) {
      await forgetWithdrawn(userId);
      return note(engines, { type: 'MailUnaddressed', data: { id: cause.id } }, cause);
    }
    const { kind, ...content } = written;
    const outcome = await deliver({ id: cause.id, ...content });
    await forgetWithdrawn(userId);
    return note(engines, { type: outcome, data: { id: cause.id, userId, kind } }, cause);
  };
};

const note = async (
  { events, clock }: Pick<Engines, 'events' | 'clock'>,
  done: MailEvent,
  cause: RecordedEvent,
): Promise<void> => {
  const stream = mailStream(cause.id);
  const origin = { ...followsFrom(cause, 'mails'), actor: system, commandId: cause.id, commandType: 'NoteMail' };
  const written = await record(origin, {
    stream,
    at: clock.stamp(),
    now: { revision: -1, hash: undefined },
    events: [done],
  });
  await events.append(stream, written, 'none').catch(unlessNoted);
};

const isNoted = async (events: EventStore, cause: string) => {
  for await (const batch of events.readStream(mailStream(cause), { to: 0 })) if (batch.length > 0) return true;
  return false;
};

/** An owner that was paused and woke came second. */
const unlessNoted = (error: unknown) => {
  if (!(error instanceof WrongExpectedRevision)) throw error;
};
