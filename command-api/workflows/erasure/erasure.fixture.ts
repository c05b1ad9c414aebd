import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { emailStream } from '@maru/contracts/identity/user/user.events';
import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { socialStream } from '@maru/contracts/identity/social/social.events';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { mailFolder } from '@maru/platform/mail/mail-folder';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewDefinition } from '@maru/platform/view-store/view-store';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type Erasure, erasureWorkflow } from '../../identity/user/erasure.workflow.ts';
import { aggregates } from '../../compose/aggregates.ts';
import type { Command } from '../../pipeline/aggregate.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { eventsOf, temporaryLog } from '../../pipeline/memo.fixture.ts';
import { registry } from '../../pipeline/registry.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { rememberedReports } from '../runner/reports.fixture.ts';
import { follower } from '../runner/follower.ts';
import type { Perform } from '../runner/workflow.ts';
import { eraser } from './eraser.ts';

const viewOf = (name: string): ViewDefinition => ({
  name,
  version: 1,
  fields: { user_id: 'text', ended: 'text' },
  indexes: [['user_id', 'ended']],
  ...(name === 'user' && { personal: true }),
});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const openGround = async () => {
  const [stored, folder] = [temporaryLog(), await mkdtemp(join(tmpdir(), 'erasure-'))];
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const clock = fixedClock();
  const [files, mail] = [
    folderFileStore(join(folder, 'files')),
    mailFolder(join(folder, 'mail'), { from: 'maru@example.com', now: clock.now }),
  ];
  const pipelineOn = (events: EventStore) =>
    commandPipeline({
      engines: { events, keys: stored.keys, clock, requestHash: stored.requestHash },
      people: cardCache(views, peopleCards),
      streams: openStreams(events),
      registry: registry(aggregates),
    });
  const execute = pipelineOn(stored.events);
  for (const name of ['session', 'user']) {
    await views.define(viewOf(name));
    await views.swap(name, 1);
  }
  return {
    stored,
    folder,
    views,
    files,
    mail,
    pipelineOn,
    send: (id: string, command: Command) =>
      execute({ command, actor: { id, level: 1 }, commandId: v7(), ipHash: '', source: 'web', correlationId: 'test' }),
    show: async (view: string, doc: Document) => {
      const position = await stored.events.head();
      await views.write(view, 1, [{ id: doc.id, doc, position }], position);
    },
  };
};
type Ground = Awaited<ReturnType<typeof openGround>>;

/** `hash` names what is reserved. */
const newPerson = async ({ send, show, files, mail }: Ground, name: string) => {
  const [id, hash, sessions] = [v7(), v7().replaceAll('-', ''), [v7(), v7()]];
  const data = {
    id,
    no: 1,
    name,
    email: `${id}@example.com`,
    passwordHash: '$argon2id$x',
    level: 1,
    type: 'email',
    agreed: [],
  };
  await send(id, { type: 'ReserveEmail', data: { hash, userId: id } });
  await send(id, { type: 'RegisterUser', data });
  await send(id, { type: 'ReserveSocial', data: { hash, userId: id } });
  await send(id, { type: 'LinkSocial', data: { id, provider: 'kakao', subjectHash: hash } });
  for (const family of sessions) {
    await send(id, { type: 'StartSession', data: { family, userId: id, tokenHash: 't', device: 'Chrome' } });
    await show('session', { id: family, user_id: id, ended: null } as Document);
  }
  await show('user', { id, name } as Document);
  for (const folder of ['user', 'review', 'claim']) await files.put(`${folder}/${id}/a.webp`, Buffer.from(name));
  await mail.send({ id: v7(), person: id, to: data.email, subject: name, text: name, html: name });
  return { id, hash, sessions };
};
export type Somebody = Awaited<ReturnType<typeof newPerson>>;

const remainsOf = async ({ stored, folder }: Ground, { id, hash, sessions }: Somebody, name: string) => {
  const typesIn = async (stream: string) => (await eventsOf(stored.events, stream)).map(({ type }) => type);
  const filesIn = async (...path: string[]) => (await readdir(join(folder, ...path)).catch(() => [])).length;
  const ended = await Promise.all(
    sessions.map(async (family) => (await eventsOf(stored.events, sessionStream(family))).at(-1)?.data),
  );
  const views = (await readdir(folder))
    .filter((file) => file.startsWith('views'))
    .map((file) => readFile(join(folder, file)));
  return {
    key: (await stored.keys.find([{ person: id, purpose: 'profile' }]))[0] === 'destroyed' ? 'destroyed' : 'there',
    email: await typesIn(emailStream(hash)),
    social: await typesIn(socialStream(hash)),
    sessions: ended.map((data) => (data && 'reason' in data ? data.reason : 'open')),
    pictures: (await filesIn('files', 'user', id)) + (await filesIn('files', 'review', id)),
    photosOfClaims: await filesIn('files', 'claim', id),
    mails: await filesIn('mail', id),
    inViews: Buffer.concat(await Promise.all(views)).includes(name),
    events: await stored.events.head(),
  };
};

interface Broken {
  readonly perform?: (perform: Perform<Erasure>) => Perform<Erasure>;
  readonly events?: (events: EventStore) => EventStore;
}

export const erasureWorld = async () => {
  const ground = await openGround();
  const { stored, folder, views, files, mail, pipelineOn, send, show } = ground;
  return {
    views,
    person: (name: string) => newPerson(ground, name),
    left: (person: Somebody, name: string) => remainsOf(ground, person, name),
    reserve: (userId: string, hash: string) => send(userId, { type: 'ReserveEmail', data: { hash, userId } }),
    /** The view of sessions still shows them open. */
    withdraw: async ({ id, hash }: Somebody) => {
      await send(id, { type: 'WithdrawUser', data: { id, emailHash: hash } });
      await show('user', { id, name: '탈퇴한 사용자' } as Document);
      await show('session', { id: 'seen' });
    },
    start: (broken: Broken = {}) => {
      const execute = pipelineOn(broken.events?.(stored.events) ?? stored.events);
      const perform = eraser({ engines: { keys: stored.keys, files, mail, views }, execute, log: silent });
      return follower(
        { engines: { events: stored.events, views }, log: silent, reports: rememberedReports() },
        erasureWorkflow,
        broken.perform?.(perform) ?? perform,
      );
    },
    close: async () => {
      await views.close();
      await stored.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type ErasureWorld = Awaited<ReturnType<typeof erasureWorld>>;
