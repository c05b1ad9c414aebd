import { record } from '@maru/command-api/pipeline/record';
import { mailStream } from '@maru/contracts/identity/mail/mail.events';
import { system } from '@maru/contracts/kernel/actor';
import { questionStream } from '@maru/contracts/shop/question/question.events';
import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import type { SourceChange } from '../../support/stack/release.ts';
import type { StackPlace } from '../../support/stack/running-stack.ts';

const later = `QuestionFeatured: ({ data: { user_id: userId, item_id: itemId }, meta: { at } }) => [
      { kind: 'question-answered', userId, about: { itemId }, until: daysAfter(at, 7) },
    ],`;

/** A release that knows an event more, which its projection shows and its workflow writes a mail about. */
export const nextRelease: readonly SourceChange[] = [
  {
    file: 'contracts/shop/question/question.fold.ts',
    from: 'QuestionRemoved:',
    to: 'QuestionFeatured: (question) => question && { ...question, featured: true },\n    QuestionRemoved:',
  },
  { file: 'projectors/shop/question/question.projection.ts', from: /version: \d+/, to: 'version: 77' },
  {
    file: 'command-api/identity/mail/mails.workflow.ts',
    from: 'QuestionAsked: ignore,',
    to: `QuestionAsked: ignore,\n    ${later}`,
  },
  { file: 'command-api/identity/mail/mails.workflow.ts', from: /version: \d+/, to: 'version: 77' },
];

interface Question {
  readonly id: string;
  readonly item_id: string;
  readonly user_id: string;
}

/** Writes as a copy of the next release does, and looks at what becomes of it. `feature` answers the event's id. */
export const writerOfNextRelease = async ({ dataDir, esdbUrl, mongodbUrl, redisUrl }: StackPlace) => {
  const engines = await openEngines({ dataDir, esdbUrl, mongodbUrl, redisUrl }, createLogger({ level: 'silent' }));
  const { events, views } = engines;
  return {
    feature: async ({ id, item_id, user_id }: Question): Promise<string> => {
      const stream = questionStream(id);
      const last = await lastOf(events, stream);
      const commandId = crypto.randomUUID();
      const origin = { actor: system, commandId, commandType: 'FeatureQuestion', correlationId: commandId, ipHash: '' };
      const recorded = await record(
        { ...origin, source: 'web' },
        {
          stream,
          at: new Date().toISOString(),
          now: { revision: last.revision, hash: last.meta.hash },
          events: [{ type: 'QuestionFeatured', data: { id, item_id, user_id } }],
        },
      );
      await events.append(stream, recorded, last.revision);
      return recorded[0]?.id ?? '';
    },
    /** What became of the mail about an event: one outcome, or none yet. */
    mailsAbout: async (eventId: string): Promise<readonly string[]> => {
      const types: string[] = [];
      for await (const batch of events.readStream(mailStream(eventId))) types.push(...batch.map(({ type }) => type));
      return types;
    },
    isShown: async (id: string): Promise<boolean> => {
      const stored = await views.view('question').get<QuestionDocument & { readonly featured?: true }>(id);
      return stored?.doc.featured === true;
    },
    close: () => closeEngines(engines),
  };
};

/** The newest event of a stream. Throws where there is none. */
export const lastOf = async (events: EventStore, stream: string) => {
  let last;
  for await (const batch of events.readStream(stream)) last = batch.at(-1) ?? last;
  if (!last) throw new Error(`${stream} is empty`);
  return last;
};
