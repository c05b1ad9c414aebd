import type { CardsOf, Presentation } from '@maru/contracts/kernel/presentation';
import { LRUCache } from 'lru-cache';
import type { Announcement } from '../live-bus/live-bus.ts';
import { livePosition } from './wait-for.ts';
import type { Document, ViewStore } from './view-store.ts';

const most = 20_000;
/** The live bus may lose an announcement; no old card is kept for longer than this. */
const ttl = 60_000;

interface KnownCard<C> {
  readonly card: C;
  /** -1 where there is none. */
  readonly position: number;
  readonly asOf: number;
}

/** Cards of ids that documents name, kept fresh by announcements. */
export interface CardCache<C> {
  readonly onAnnouncements: (announcements: readonly Announcement[]) => void;
  /** After a loss every card is read anew. */
  readonly onLoss: () => void;
  /** Those of `ids` that have to be loaded before they may be shown to someone who has seen the position `needed`. */
  readonly missingIds: (ids: readonly string[], needed?: number) => readonly string[];
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly card: (id: string) => C;
  readonly present: <D extends Document, W>(
    presentation: Presentation<D, W, C>,
    docs: readonly D[],
    needed?: number,
  ) => Promise<W[]>;
}

export const cardCache = <C extends Document>(
  views: ViewStore,
  { view: cardView, cardOf, unknown }: CardsOf<C>,
): CardCache<C> => {
  const cards = new LRUCache<string, KnownCard<C>>({ max: most, ttl });
  // A read may come back after a newer announcement.
  const keep = (id: string, { card, position, asOf }: KnownCard<C>) => {
    const known = cards.peek(id);
    const newer = known && known.position > position ? known : { card, position };
    cards.set(id, { card: newer.card, position: newer.position, asOf: Math.max(asOf, known?.asOf ?? 0) });
  };
  const missing = (ids: readonly string[], needed = 0) =>
    [...new Set(ids)].filter((id) => (cards.get(id)?.asOf ?? -1) < needed);
  const card = (id: string) => cards.get(id)?.card ?? unknown(id);
  let losses = 0;
  const load = async (ids: readonly string[]): Promise<void> => {
    const before = losses;
    const asOf = await livePosition(views, [cardView]);
    const found = await views.view(cardView).getMany<C>(ids);
    const byId = new Map(found.map(({ doc, position }) => [doc.id, { card: cardOf(doc), position, asOf }]));
    // Read before the loss, it may already be old and nobody would tell.
    if (losses !== before) return load(ids);
    for (const id of ids) keep(id, byId.get(id) ?? { card: unknown(id), position: -1, asOf });
  };
  return {
    missingIds: missing,
    card,
    load,
    onAnnouncements: (announcements) => {
      for (const { view, id, document, position } of announcements) {
        if (view !== cardView) continue;
        if (document) keep(id, { card: cardOf(document as C), position, asOf: position });
        else cards.delete(id);
      }
    },
    onLoss: () => {
      losses += 1;
      cards.clear();
    },
    present: async (presentation, docs, needed) => {
      const unread = missing(docs.flatMap(presentation.people), needed);
      if (unread.length > 0) await load(unread);
      return docs.map((doc) => presentation.present(doc, card));
    },
  };
};
