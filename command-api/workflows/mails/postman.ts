import { type MailEvent, mailStream } from '@maru/contracts/identity/mail/mail.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import type { Engines } from '@maru/platform/engines/engines';
import { type EventStore, type RecordedEvent, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import { type Mail, MailRefused } from '@maru/platform/mail/mailer';
import type { Letter } from '../../identity/mail/letter.ts';
import { writeMail } from '../../identity/mail/write-mail.ts';
import { userAggregate } from '../../identity/user/user.aggregate.ts';
import type { MailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { record } from '../../pipeline/record.ts';
import type { Perform } from '../runner/workflow.ts';

export interface PostmanParts {
  readonly engines: Pick<Engines, 'events' | 'mail' | 'clock'>;
  readonly load: Load;
  readonly codes: Pick<MailCodes, 'infoOf'>;
  /** Origin that people open; asked for with each mail, since the port may not be known before. */
  readonly publicUrl: () => string;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Sends letters, each once: what was sent is written down in a stream named by the cause, which is looked at first. A crash between the
 * two sends the same mail again, under the same id, by which whoever receives it knows it.
 */
export const postman = ({ engines: { events, mail, clock }, load, codes, publicUrl, log }: PostmanParts): Perform<Letter> => {
  const deliver = async (letter: Mail): Promise<MailEvent['type']> => {
    try {
      await mail.send(letter);
      return 'MailSent';
    } catch (err) {
      if (!(err instanceof MailRefused)) throw err;
      log.warn({ err, mail: letter.id }, 'a mail was refused for good');
      return 'MailRefused';
    }
  };
  const note = async (type: MailEvent['type'], { kind, userId }: Letter, cause: RecordedEvent) => {
    const stream = mailStream(cause.id);
    const request = { actor: system, commandId: cause.id, ipHash: '', correlationId: cause.meta.correlationId };
    const done = { type, data: { id: cause.id, userId, kind } };
    await events.append(stream, await record(request, { stream, at: clock.stamp(), now: { revision: -1, hash: undefined }, events: [done] }), 'none');
  };

  return async (letter, cause) => {
    if (Date.parse(letter.until) <= clock.now() || (await isNoted(events, cause.id))) return;
    const { state } = await load(userAggregate, userStream(letter.userId));
    // Nobody to write to any more: the address went with the account.
    if (state.status !== 'registered' || state.email === '') return;
    const info = letter.codeId === undefined ? '' : codes.infoOf(letter.codeId);
    const written = writeMail(letter.kind, state.user.name, { publicUrl: publicUrl(), info });
    const outcome = await deliver({ id: cause.id, to: state.email, ...written });
    await note(outcome, letter, cause).catch(unlessNoted);
  };
};

const isNoted = async (events: EventStore, cause: string) => {
  for await (const batch of events.readStream(mailStream(cause), { to: 0 })) if (batch.length > 0) return true;
  return false;
};

/** An owner that was paused and woke came second. */
const unlessNoted = (error: unknown) => {
  if (!(error instanceof WrongExpectedRevision)) throw error;
};
