import type { LiveDocument, Relay, Room } from '@maru/contracts/kernel/live';
import { maxCatchUp } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { admitToRoom } from '@maru/contracts/tracker/live/tracker.access';
import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type Present, type QueryHandler, readFrom } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';

/** What a room missed, per view named with the position last seen; `reset` where loading again is the only way. */
export const changes: QueryHandler<typeof issueQueries.changes> = {
  views: [...accessViews, 'issue', 'comment', 'user'],
  answer: async ({ room: name, ...positions }, { engines: { views }, actor, present }) => {
    const admission = await admitToRoom(readFrom(views), actor, name);
    if ('refused' in admission) throw new Rejected(admission.refused);
    const { room } = admission;
    const positionOf = (view: string) => (positions as Readonly<Record<string, number | undefined>>)[view];
    const relays = relayTable.filter(({ catchUp }) => room.kind.prefix in catchUp);
    const changesByRelay = await Promise.all(
      relays
        .filter(({ view }) => positionOf(view) !== undefined)
        .map(async (relay) => ({ relay, docs: await documentsAfter(views, relay, room, positionOf(relay.view) ?? 0) })),
    );
    const tooMany = changesByRelay.flatMap(({ docs }) => docs).length > maxCatchUp;
    if (tooMany || relays.length === 0) return { changes: [], reset: true };
    return { changes: (await Promise.all(changesByRelay.map(asMessages(present)))).flat(), reset: false };
  },
};

interface RelayDocuments {
  readonly relay: Relay<LiveDocument>;
  readonly docs: readonly LiveDocument[];
}
const asMessages =
  (present: Present) =>
  async ({ relay, docs }: RelayDocuments) => {
    const bodies = await present(relay.presentation, docs);
    return docs.map((doc, at) => ({
      view: relay.view,
      id: doc.id,
      revision: doc.revision,
      position: doc.position,
      document: { ...bodies[at] },
    }));
  };

const documentsAfter = async (
  views: ViewStore,
  { view, catchUp }: Relay<LiveDocument>,
  { kind, id }: Room,
  after: number,
) => {
  const field = catchUp[kind.prefix] ?? 'id';
  if (field === 'id') {
    const stored = await views.view(view).get<LiveDocument>(id);
    return stored && stored.doc.position > after ? [stored.doc] : [];
  }
  const rows = await views
    .view(view)
    .find<LiveDocument>({
      where: { [field]: id, position: { gt: after } },
      sort: [{ field: 'position', direction: 'asc' }],
      limit: maxCatchUp + 1,
    });
  return rows.map(({ doc }) => doc);
};
