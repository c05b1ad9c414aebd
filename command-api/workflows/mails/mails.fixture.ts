import { mailStream } from '@maru/contracts/identity/mail/mail.events';
import { mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { signupExamples } from '@maru/contracts/identity/signup/signup.examples';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { keyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { Mail, Mailer } from '@maru/platform/mail/mailer';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { seatSecrets } from '../../shop/licence/licence-keys.service.ts';
import { mailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import { expiryOf } from '../../identity/mail-code/use-mail-code.ts';
import { eventsOf, temporaryLog } from '../../pipeline/memo.fixture.ts';
import { record } from '../../pipeline/record.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { follower } from '../runner/follower.ts';
import { rememberedReports } from '../runner/reports.fixture.ts';
import { everyMail, writeEvery } from './every-mail.ts';
import { mailHandler } from './mail-handler.ts';

const emailHash = keyedHash('e');
const mailCode = keyedHash('m');
export const [codes, seats] = [mailCodes(mailCode), seatSecrets(mailCode)];

const remembering = () => {
  const sent: Mail[] = [];
  const complaints: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: (_: unknown, text?: string) => void complaints.push(text),
    error: (_: unknown, text?: string) => void complaints.push(text),
  };
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: async () => undefined };
  return { sent, complaints, log, mailer };
};

const writingTo =
  (events: EventStore, clock: ReturnType<typeof fixedClock>) =>
  async (stream: string, ...happened: readonly DomainEvent[]) => {
    const origin = { actor: system, commandId: v7(), commandType: 'Test', ipHash: '', correlationId: 'test' };
    const written = await record(
      { ...origin, source: 'web' },
      { stream, at: clock.stamp(), now: { revision: -1, hash: undefined }, events: happened },
    );
    await events.append(stream, written, 'none');
    return written.map(({ id }) => id);
  };

const accountsIn = (
  append: (stream: string, event: DomainEvent) => Promise<string>,
  clock: ReturnType<typeof fixedClock>,
) => ({
  person: async (name = '김하늘') => {
    const id = v7();
    const data = { ...userExamples.UserRegistered.data, id, name, email: `${id}@example.com` };
    await append(userStream(id), { type: 'UserRegistered', data });
    return id;
  },
  signup: (email: string, id = v7()) =>
    append(signupStream(id), {
      type: 'SignupRequested',
      data: { ...signupExamples.SignupRequested.data, id, email, expiresAt: expiryOf(clock.stamp()) },
    }),
  reserve: (email: string, userId: string) =>
    append(emailStream(emailHash(email)), { type: 'EmailReserved', data: { userId } }),
  ask: (userId: string | null, id = v7()) =>
    append(mailCodeStream(id), {
      type: 'MailCodeRequested',
      data: { id, userId, purpose: 'recover', expiresAt: expiryOf(clock.stamp()) },
    }),
});

const silent = { warn: () => undefined };

export const mailWorld = async () => {
  const reports = rememberedReports();
  const [stored, folder] = [temporaryLog(), await mkdtemp(join(tmpdir(), 'mails-'))];
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const clock = fixedClock();
  const { sent, complaints, log, mailer } = remembering();
  const begin = writingTo(stored.events, clock);
  const append = async (stream: string, event: DomainEvent) => (await begin(stream, event))[0] ?? '';
  return {
    sent,
    clock,
    views,
    log,
    complaints,
    mailer,
    events: stored.events,
    happens: append,
    begin,
    ...accountsIn(append, clock),
    noted: async (cause: string) => (await eventsOf(stored.events, mailStream(cause))).map(({ type }) => type),
    /** Another process: it knows what is stored, and nothing else. */
    start: (parts: { mailer?: Mailer; events?: EventStore; isClockTrusted?: ClockCheck } = {}) => {
      const engines = { events: parts.events ?? stored.events, mail: parts.mailer ?? mailer, clock, views };
      const { load } = openStreams(engines.events);
      return follower(
        { engines, log: silent, reports, now: clock.now },
        everyMail,
        mailHandler({
          engines,
          load,
          write: writeEvery({ load, emailHash, codes, seats, publicUrl: () => 'https://maru.example' }),
          log,
          ...(parts.isClockTrusted && { isClockTrusted: parts.isClockTrusted }),
        }),
      );
    },
    close: async () => {
      await views.close();
      await stored.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type MailWorld = Awaited<ReturnType<typeof mailWorld>>;
