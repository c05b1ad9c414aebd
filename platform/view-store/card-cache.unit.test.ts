import { type CardsOf, type Person, type Presentation, unknownPerson } from '@maru/contracts/kernel/presentation';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../live-bus/live-bus.ts';
import { cardCache } from './card-cache.ts';
import type { ViewStore } from './view-store.ts';

const cards: CardsOf<Person> = {
  view: 'person',
  cardOf: ({ id, no, name, image }) => ({ id, no, name, image }),
  unknown: unknownPerson,
};
const person = (id: string, name: string): Person => ({ ...unknownPerson(id), name });
const announced = (id: string, name: string, position: number): Announcement => ({
  view: cards.view,
  id,
  revision: 0,
  position,
  document: person(id, name),
});
interface Note {
  readonly id: string;
  readonly by: string;
}
const presentation: Presentation<Note, string> = { people: ({ by }) => [by], present: ({ by }, of) => of(by).name };

const setup = () => {
  const stored = new Map([
    ['a', '김하늘'],
    ['b', '이바다'],
  ]);
  const reads: (readonly string[])[] = [];
  let position = 5;
  const getMany = async (ids: readonly string[]) => {
    reads.push(ids);
    return ids.flatMap((id) => (stored.has(id) ? [{ doc: person(id, stored.get(id) ?? ''), position }] : []));
  };
  const views = {
    view: () => ({ getMany }),
    versions: async () => [{ version: 1, status: 'live', position }],
  } as unknown as ViewStore;
  const people = cardCache(views, cards);
  const names = (ids: readonly string[], needed?: number) =>
    people.present(
      presentation,
      ids.map((by, at) => ({ id: String(at), by })),
      needed,
    );
  return {
    people,
    names,
    reads,
    rename: (id: string, name: string) => {
      stored.set(id, name);
      position += 1;
      return position;
    },
  };
};

describe('card cache', () => {
  it('shows no more than a card of a person, whatever the view knows', async () => {
    const known = { ...person('a', '김하늘'), level: 10, status: 'suspended' };
    const { people } = setup();
    people.onAnnouncements([{ ...announced('a', '', 9), document: known }]);
    expect(people.card('a')).toEqual(person('a', '김하늘'));
  });

  it('reads each person once, all of a page together', async () => {
    const { names, reads } = setup();
    expect(await names(['a', 'b', 'a'])).toEqual(['김하늘', '이바다', '김하늘']);
    expect(await names(['b', 'a'])).toEqual(['이바다', '김하늘']);
    expect(reads).toEqual([['a', 'b']]);
  });

  it('shows a change as soon as it is announced, without reading', async () => {
    const { names, reads, people } = setup();
    await names(['a']);
    people.onAnnouncements([announced('a', '김노을', 6), { ...announced('b', '남', 7), view: 'other' }]);
    expect(await names(['a'])).toEqual(['김노을']);
    expect(reads).toHaveLength(1);
  });

  it('reads again for someone who has seen more than it knows', async () => {
    const { names, rename, reads } = setup();
    await names(['a']);
    const seen = rename('a', '김노을');
    expect(await names(['a'])).toEqual(['김하늘']);
    expect(await names(['a'], seen)).toEqual(['김노을']);
    expect(await names(['a'], seen)).toEqual(['김노을']);
    expect(reads).toHaveLength(2);
  });

  it('reads everyone anew when something may have been lost, also who is being read', async () => {
    const { names, rename, people, reads } = setup();
    await names(['a']);
    rename('a', '김노을');
    people.onLoss();
    expect(await names(['a'])).toEqual(['김노을']);
    people.onLoss();
    const reading = names(['a']);
    people.onLoss();
    expect(await reading).toEqual(['김노을']);
    expect(reads).toHaveLength(4);
  });

  it('keeps a newer announcement when an older read comes back', async () => {
    const { names, people } = setup();
    const reading = names(['a']);
    people.onAnnouncements([announced('a', '김노을', 9)]);
    expect(await reading).toEqual(['김노을']);
  });

  it('remembers who is not there until he is announced, and forgets who is removed', async () => {
    const { names, people, reads } = setup();
    expect([await names(['x']), await names(['x'])]).toEqual([['탈퇴한 사용자'], ['탈퇴한 사용자']]);
    people.onAnnouncements([announced('x', '새 사람', 9)]);
    expect(await names(['x'])).toEqual(['새 사람']);
    expect(reads).toHaveLength(1);
    people.onAnnouncements([{ ...announced('x', '', 10), document: null }]);
    expect(await names(['x'])).toEqual(['탈퇴한 사용자']);
    expect(reads).toHaveLength(2);
  });
});
