import type { LiveDocument, Relay, Room } from '@maru/contracts/kernel/live';
import { maxCatchUp } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { admitToRoom } from '@maru/contracts/tracker/live/tracker.access';
import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import { present } from '@maru/platform/view-store/people';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type QueryHandler, readFrom } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';

/** What a room missed, per view named with the position last seen; `reset` where loading again is the only way. */
export const changes: QueryHandler<typeof issueQueries.changes> = {
  views: [...accessViews, 'issue', 'comment', 'user'],
  answer: async ({ room: name, ...positions }, { engines: { views }, actor }) => {
    const admission = await admitToRoom(readFrom(views), actor, name);
    if ('refused' in admission) throw new Rejected(admission.refused);
    const { room } = admission;
    const relays = relayTable.filter(({ catchUp }) => room.kind.prefix in catchUp);
    const missed = await Promise.all(relays.filter(({ view }) => view in positions).map((relay) => missedOf(views, relay, room, Number(positions[relay.view]))));
    const tooMany = missed.flat().length > maxCatchUp;
    return tooMany || relays.length === 0 ? { changes: [], reset: true } : { changes: missed.flat(), reset: false };
  },
};

const missedOf = async (views: ViewStore, relay: Relay<LiveDocument>, { kind, id }: Room, after: number) => {
  const docs = await documentsAfter(views, relay, relay.catchUp[kind.prefix] ?? 'id', { id, after });
  const shown = await present(views, relay.presentation, docs);
  return docs.map((doc, at) => ({ view: relay.view, id: doc.id, revision: doc.revision, position: doc.position, document: { ...shown[at] } }));
};

const documentsAfter = async (views: ViewStore, { view }: Relay<LiveDocument>, field: string, { id, after }: { id: string; after: number }) => {
  if (field === 'id') {
    const stored = await views.view(view).get<LiveDocument>(id);
    return stored && stored.doc.position > after ? [stored.doc] : [];
  }
  const found = await views.view(view).find<LiveDocument>({
    where: { [field]: id, position: { gt: after } }, sort: [{ field: 'position', direction: 'asc' }], limit: maxCatchUp + 1,
  });
  return found.map(({ doc }) => doc);
};
