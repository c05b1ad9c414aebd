import type { Person, Presentation } from '@maru/contracts/kernel/presentation';
import type { CardCache } from '@maru/platform/view-store/card-cache';
import { type Document, UnknownView, ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import type { AnyAggregate } from './aggregate.ts';
import type { CommandAnswer, CommandRequest } from './command-request.ts';
import type { Snapshot } from './fold.ts';

export type People = Pick<CardCache<Person>, 'present' | 'card'>;

/** People are filled in as far as views can be asked. */
export const answerOf = async (
  people: People,
  aggregate: AnyAggregate,
  { state, revision, position }: Snapshot<unknown>,
  { command, actor }: CommandRequest,
): Promise<CommandAnswer> => {
  const { body, presentation } = aggregate.answer(state, command, actor);
  if (!presentation) return { body: { ...body, revision, position }, revision, position };
  const document = { ...body, revision, position };
  return {
    body: await withPeople(people, presentation as Presentation<Document, object>, document),
    revision,
    position,
  };
};

const withPeople = async (
  people: People,
  presentation: Presentation<Document, object>,
  document: Document,
): Promise<object> => {
  try {
    return (await people.present(presentation, [document]))[0] ?? document;
  } catch (error) {
    // The event is in the log: a refusal, for want of a name, would have it sent again as another command.
    if (!(error instanceof ViewStoreUnavailable || error instanceof UnknownView)) throw error;
    return presentation.present(document, people.card);
  }
};
