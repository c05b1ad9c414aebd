import { peopleView, type Person, type Presentation, unknownPerson } from '@maru/contracts/kernel/presentation';
import { LRUCache } from 'lru-cache';
import type { Announcement } from '../live-bus/live-bus.ts';
import { livePosition } from './wait-for.ts';
import type { Document, ViewStore } from './view-store.ts';

const most = 20_000;
/** The live bus may lose an announcement; nobody keeps an old name for longer than this. */
const ttl = 60_000;

/** The view holds more than others are to see. */
const shown = ({ id, no, name, image }: Person): Person => ({ id, no, name, image });

interface Card {
  readonly person: Person;
  /** Of the document; -1 where there is none. */
  readonly position: number;
  /** Position up to which the card is known to be right. */
  readonly asOf: number;
}

/** People as documents show them: read once, kept fresh by the announcements of their view. */
export interface PeopleCache {
  /** To be called with everything the live bus says. */
  readonly heard: (announcements: readonly Announcement[]) => void;
  /** To be called when the live bus may have lost something: everyone is read anew. */
  readonly missed: () => void;
  /** Those of `ids` that have to be loaded before they may be shown to someone who has seen the position `needed`. */
  readonly missing: (ids: readonly string[], needed?: number) => readonly string[];
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly person: (id: string) => Person;
  /** Fills the people into documents, loading those that are missing. */
  readonly present: <D extends Document, W>(
    presentation: Presentation<D, W>,
    docs: readonly D[],
    needed?: number,
  ) => Promise<W[]>;
}

export const peopleCache = (views: ViewStore): PeopleCache => {
  const cards = new LRUCache<string, Card>({ max: most, ttl });
  // A read may come back after a newer announcement.
  const keep = (id: string, { person, position, asOf }: Card) => {
    const known = cards.peek(id);
    const newer = known && known.position > position ? known : { person, position };
    cards.set(id, { person: newer.person, position: newer.position, asOf: Math.max(asOf, known?.asOf ?? 0) });
  };
  const missing = (ids: readonly string[], needed = 0) =>
    [...new Set(ids)].filter((id) => (cards.get(id)?.asOf ?? -1) < needed);
  const person = (id: string) => cards.get(id)?.person ?? unknownPerson(id);
  let losses = 0;
  const load = async (ids: readonly string[]): Promise<void> => {
    const before = losses;
    const asOf = await livePosition(views, [peopleView]);
    const found = await views.view(peopleView).getMany<Person>(ids);
    const byId = new Map(found.map(({ doc, position }) => [doc.id, { person: shown(doc), position, asOf }]));
    // Read before the loss, it may already be old and nobody would tell.
    if (losses !== before) return load(ids);
    for (const id of ids) keep(id, byId.get(id) ?? { person: unknownPerson(id), position: -1, asOf });
  };
  return {
    missing,
    person,
    load,
    heard: (announcements) => {
      for (const { view, id, document, position } of announcements) {
        if (view !== peopleView) continue;
        if (document) keep(id, { person: shown(document as Person), position, asOf: position });
        else cards.delete(id);
      }
    },
    missed: () => {
      losses += 1;
      cards.clear();
    },
    present: async (presentation, docs, needed) => {
      const unknown = missing(docs.flatMap(presentation.people), needed);
      if (unknown.length > 0) await load(unknown);
      return docs.map((doc) => presentation.present(doc, person));
    },
  };
};
