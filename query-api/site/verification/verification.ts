import { evolved } from '@maru/contracts/kernel/fold';
import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import { verificationEvent, verificationStream } from '@maru/contracts/site/verification/verification.events';
import { type VerificationFacts, verificationFold } from '@maru/contracts/site/verification/verification.fold';
import type { verificationQueries } from '@maru/contracts/site/verification/verification.routes';
import {
  verificationProgressId,
  type VerificationProgressDocument,
  verificationProgressView,
} from '@maru/contracts/site/verification/verification.views';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readPublished } from '../../http/read-published.ts';
import { newestSeal } from './newest-seal.ts';

const after = (facts: VerificationFacts, event: RecordedEvent): VerificationFacts => {
  const { data: known } = verificationEvent.safeParse(event);
  if (!known || event.fault) return facts;
  return evolved(verificationFold.evolve, facts, { ...event, ...known });
};

/** One short stream, so that no view is needed, which might be what is wrong. */
const factsOf = async (events: Pick<EventStore, 'readStream'>): Promise<VerificationFacts> => {
  let facts = verificationFold.initialState;
  for await (const batch of events.readStream(verificationStream)) facts = batch.reduce(after, facts);
  return facts;
};

const ratioOf = async (views: ViewStore, request: string): Promise<number> => {
  const noted = await readPublished<VerificationProgressDocument>(
    views,
    verificationProgressView,
    verificationProgressId,
  );
  return noted?.request === request ? noted.ratio : 0;
};

export const verificationInfo: QueryHandler<typeof verificationQueries.info> = {
  views: [peopleCards.view],
  answer: async (_input, { engines: { events, views } }) => {
    const { running, last } = await factsOf(events);
    const nameOf = async (id: string) => (await views.view(peopleCards.view).get<UserCard>(id))?.doc.name ?? null;
    return {
      running: running && { at: running.at, by: await nameOf(running.by), ratio: await ratioOf(views, running.id) },
      last: last && { ...last, named: [...last.named], by: await nameOf(last.by) },
      seal: await newestSeal(views, events),
    };
  },
};
