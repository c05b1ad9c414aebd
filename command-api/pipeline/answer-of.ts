import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { PeopleCache } from '@maru/platform/view-store/people-cache';
import type { Document } from '@maru/platform/view-store/view-store';
import type { AnyAggregate } from './aggregate.ts';
import type { CommandAnswer, CommandRequest } from './command-request.ts';
import type { Snapshot } from './fold.ts';

export type People = Pick<PeopleCache, 'present'>;

/** The success body from a state, people filled in: what a GET of the thing answers too. */
export const answerOf = async (
  people: People, aggregate: AnyAggregate, { state, revision, position }: Snapshot<unknown>, { command, actor }: CommandRequest,
): Promise<CommandAnswer> => {
  const { body, presentation } = aggregate.answer(state, command, actor);
  const document = { ...body, revision, position };
  if (!presentation) return { body: document, revision, position };
  // An aggregate pairs its body with the presentation of just that document.
  const fitting = presentation as unknown as Presentation<Document, object>;
  const [presented] = await people.present(fitting, [document as unknown as Document]);
  return { body: presented ?? document, revision, position };
};
