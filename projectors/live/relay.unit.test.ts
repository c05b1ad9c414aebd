import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { anyRelay, type LiveDocument, type Relay } from '@maru/contracts/kernel/live';
import { type Person, unknownPerson } from '@maru/contracts/kernel/presentation';
import type { Announcement } from '@maru/platform/live-bus/live-bus';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { describe, expect, it } from 'vitest';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { relayAnnouncements } from './relay.ts';

interface Note extends LiveDocument {
  readonly by: string;
}
const notes: Relay<Note> = {
  view: 'note',
  event: 'update_note',
  deletedEvent: 'delete_note',
  rooms: () => ['notes'],
  catchUp: {},
  presentation: { people: ({ by }) => [by], present: (doc, person) => ({ id: doc.id, author: person(doc.by).name }) },
};
const person = (id: string, name = `이름 ${id}`): Person => ({ ...unknownPerson(id), name });
const announced = (position: number, by: string, more: object = {}): Announcement => ({
  view: 'note',
  id: `n${position}`,
  revision: 0,
  position,
  document: { id: `n${position}`, revision: 0, position, by, ...more },
});
const aboutPerson = (id: string, name: string, position: number): Announcement => ({
  view: 'user',
  id,
  revision: position,
  position,
  document: person(id, name),
});

/** A view of people that answers when it is told to. */
const setup = (options: { mayHear?: boolean } = {}) => {
  const reads: { ids: readonly string[]; answer: (error?: Error) => void }[] = [];
  const getMany = (ids: readonly string[]) =>
    new Promise((resolve, reject) => {
      const found = ids.map((id) => ({ doc: person(id), position: 10 }));
      reads.push({ ids, answer: (error) => (error ? reject(error) : resolve(found)) });
    });
  const people = cardCache(
    { view: () => ({ getMany }), versions: async () => [] } as unknown as ViewStore,
    peopleCards,
  );
  const sent: unknown[] = [];
  const failures: unknown[] = [];
  const relay = relayAnnouncements({
    relays: [anyRelay(notes)],
    people,
    mayHear: () => options.mayHear ?? true,
    emit: (room, event, message) =>
      sent.push([event, message.id, 'document' in message ? (message.document as { author: string }).author : room]),
    onError: (error) => failures.push(error),
  });
  const hear = (...announcements: readonly Announcement[]) => {
    people.onAnnouncements(announcements);
    relay(announcements);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { reads, sent, failures, hear, settle };
};

it('is not made of functions of another document', () => {
  interface Letter extends LiveDocument {
    readonly to: string;
  }
  const rooms = ({ to }: Letter) => [to];
  const people = ({ to }: Letter) => [to];
  const relays: Relay<Note>[] = [
    // @ts-expect-error Its rooms are those of a letter.
    { ...notes, rooms },
    // @ts-expect-error Its people are those of a letter.
    { ...notes, presentation: { ...notes.presentation, people } },
  ];
  // @ts-expect-error Only `anyRelay` makes it a relay of any document.
  const relay: Relay<LiveDocument> = notes;
  expect([...relays, relay].map(({ view }) => view)).toEqual(['note', 'note', 'note']);
});

describe('relay', () => {
  it('sends at once what needs no names read', () => {
    const { sent, hear, reads } = setup();
    hear(aboutPerson('a', '김하늘', 1), announced(2, 'a'));
    expect(sent).toEqual([['update_note', 'n2', '김하늘']]);
    expect(reads).toEqual([]);
  });

  it('lets nothing overtake a message that waits for names', async () => {
    const { sent, hear, reads, settle } = setup();
    hear(aboutPerson('a', '김하늘', 1), announced(2, 'b'));
    hear(announced(3, 'a'));
    hear(announced(4, 'c'));
    await settle();
    expect(sent).toEqual([]);
    reads[0]?.answer();
    await settle();
    expect(sent.map((one) => (one as string[])[1])).toEqual(['n2']);
    expect(reads[1]?.ids).toEqual(['c']);
    reads[1]?.answer();
    await settle();
    expect(sent).toEqual([
      ['update_note', 'n2', '이름 b'],
      ['update_note', 'n3', '김하늘'],
      ['update_note', 'n4', '이름 c'],
    ]);
  });

  it('keeps a name that changed while it was being read', async () => {
    const { sent, hear, reads, settle } = setup();
    hear(announced(9, 'a'));
    hear(aboutPerson('a', '새 이름', 11));
    await settle();
    reads[0]?.answer();
    await settle();
    expect(sent).toEqual([['update_note', 'n9', '새 이름']]);
  });

  it('sends without names rather than not at all, and goes on', async () => {
    const { sent, hear, reads, failures, settle } = setup();
    hear(announced(1, 'a'));
    await settle();
    reads[0]?.answer(new Error('broken'));
    await settle();
    expect([sent, failures]).toEqual([[['update_note', 'n1', '탈퇴한 사용자']], [new Error('broken')]]);
    hear(aboutPerson('a', '김하늘', 2), announced(3, 'a'));
    expect(sent.at(-1)).toEqual(['update_note', 'n3', '김하늘']);
  });

  it('is ready again within the same turn, also after hearing nothing for it', () => {
    const { sent, hear } = setup();
    hear(aboutPerson('a', '김하늘', 1));
    hear(announced(2, 'a'));
    hear(announced(3, 'a'));
    expect(sent.map((one) => (one as string[])[1])).toEqual(['n2', 'n3']);
  });

  it('tells of a deleted document by its id', () => {
    const { sent, hear } = setup();
    hear(aboutPerson('a', '김하늘', 1), announced(2, 'a', { deleted: true }));
    expect(sent).toEqual([['delete_note', 'n2', 'notes']]);
  });

  it('has nothing to do with other views, removed documents, and rooms nobody is in', () => {
    const { sent, hear } = setup();
    hear({ ...announced(1, 'a'), view: 'other' }, { ...announced(2, 'a'), document: null });
    const quiet = setup({ mayHear: false });
    quiet.hear(announced(3, 'a'));
    expect([sent, quiet.sent, quiet.reads]).toEqual([[], [], []]);
  });
});
