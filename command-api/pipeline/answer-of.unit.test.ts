import { peopleCards } from '@maru/contracts/identity/user/user.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { UnknownView, type ViewStore, ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { expect, it } from 'vitest';
import { anyAggregate } from './aggregate.ts';
import { answerOf } from './answer-of.ts';
import { memoAggregate, writer } from './memo.fixture.ts';

interface Note {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
const presentation: Presentation<Note, object> = {
  people: () => [writer.id],
  present: (note, person) => ({ ...note, by: person(writer.id) }),
};
const signed = anyAggregate({
  ...memoAggregate,
  answer: (state) => ({ body: state, presentation: presentation as never }),
});
const state = { ...memoAggregate.initialState, id: 'a', title: 'hello' };
const answered = (views: Partial<ViewStore>) =>
  answerOf(
    cardCache(views as ViewStore, peopleCards),
    signed,
    { state, revision: 3, position: 9 } as never,
    { command: {}, actor: writer } as never,
  );

it.each([new ViewStoreUnavailable('away'), new UnknownView('not built yet')])(
  'what was written is answered also when nobody can be named: %s',
  async (error) => {
    const { body, position } = await answered({ versions: () => Promise.reject(error) });
    expect([body, position]).toEqual([
      expect.objectContaining({ title: 'hello', revision: 3, by: expect.objectContaining({ id: writer.id }) }),
      9,
    ]);
  },
);

it('a mistake stays one', async () => {
  await expect(answered({ versions: () => Promise.reject(new TypeError('a mistake')) })).rejects.toBeInstanceOf(
    TypeError,
  );
});
