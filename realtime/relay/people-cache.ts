import { peopleView, type Person, unknownPerson } from '@maru/contracts/kernel/presentation';
import type { Announcement } from '@maru/platform/live-bus/live-bus';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { LRUCache } from 'lru-cache';

const most = 20_000;

interface Card {
  readonly person: Person;
  readonly position: number;
}

/** People as messages show them: read once, kept fresh by the announcements of their view. */
export interface PeopleCache {
  readonly person: (id: string) => Person;
  /** Those of `ids` that have to be read first. */
  readonly missing: (ids: readonly string[]) => readonly string[];
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly heard: (announcements: readonly Announcement[]) => void;
}

export const peopleCache = (views: ViewStore): PeopleCache => {
  const cards = new LRUCache<string, Card>({ max: most });
  // A read may come back after a newer announcement.
  const keep = (person: Person, position: number) => {
    if ((cards.peek(person.id)?.position ?? -1) < position) cards.set(person.id, { person, position });
  };
  return {
    person: (id) => cards.get(id)?.person ?? unknownPerson(id),
    missing: (ids) => [...new Set(ids)].filter((id) => !cards.has(id)),
    load: async (ids) => {
      const found = await views.view(peopleView).getMany<Person>(ids);
      for (const { doc, position } of found) keep(doc, position);
    },
    heard: (announcements) => {
      for (const { view, id, document, position } of announcements)
        if (view === peopleView) {
          if (document) keep(document as Person, position);
          else cards.delete(id);
        }
    },
  };
};
