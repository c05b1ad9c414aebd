import { epochMs } from '@maru/contracts/kernel/fields';
import { type ProjectionEvent, projectionEvent } from '@maru/contracts/site/projection/projection.events';
import type { ProjectionStandingDocument, RebuildStanding } from '@maru/contracts/site/projection/projection.views';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ProjectionStanding } from '../../runtime/start-projections.ts';
import type { Standings } from './standings.ts';

export interface RebuildRequest {
  readonly position: number;
  readonly at: number;
  readonly by: string;
}

/** A view that this process looks after, and what it was asked to do with it. */
export interface OwnedView extends Pick<ProjectionStanding, 'view' | 'version'> {
  live: boolean;
  stopped: boolean;
  heard: number;
  rebuild: RebuildStanding | null;
  /** The newest that was asked for: one rebuild is enough for all before it. */
  asked: RebuildRequest | undefined;
  /** Documents that are to be folded again at once, with where that was asked for. */
  readonly retries: { readonly document: string; readonly position: number }[];
}

export const waitingRebuild = ({ at, by }: RebuildRequest): RebuildStanding => ({
  status: 'waiting',
  by,
  at,
  begun: null,
  ended: null,
  ratio: 0,
  documents: null,
  corrected: null,
});

/** What a first owner finds in the log was asked for before there was anything to build anew. */
const takeOn = async (standings: Standings, standing: ProjectionStanding, head: number): Promise<OwnedView> => {
  const stored = await standings.load(standing.view);
  const heard = Math.min(stored?.heard ?? head, head);
  return { ...standing, heard, rebuild: stored?.rebuild ?? null, asked: undefined, retries: [] };
};

const hearOne = (one: OwnedView, request: ProjectionEvent, { position, meta }: RecordedEvent) => {
  if (request.type === 'ParkedDocumentRetried') one.retries.push({ document: request.data.document, position });
  if (request.type !== 'ProjectionRebuildRequested') return;
  one.asked = { position, at: epochMs(meta.at), by: meta.actorId };
  if (one.rebuild?.status !== 'running') one.rebuild = waitingRebuild(one.asked);
};

/** A rebuild that was asked for before is still to be found by whoever owns the view next. */
export const heardUpTo = (one: OwnedView, position: number): void => {
  if (one.asked === undefined || one.asked.position > position) one.heard = Math.max(one.heard, position);
};

export const ownedViews = (standings: Standings) => {
  const owned = new Map<string, OwnedView>();
  return {
    all: (): readonly OwnedView[] => [...owned.values()],
    /** Answers from where on the log is to be read for those that came. */
    follow: async (now: readonly ProjectionStanding[], head: number): Promise<number> => {
      const names = new Set(now.map(({ view }) => view));
      for (const view of owned.keys()) if (!names.has(view)) owned.delete(view);
      let from = head;
      for (const one of now) {
        const known = owned.get(one.view) ?? (await takeOn(standings, one, head));
        if (!owned.has(one.view)) from = Math.min(from, known.heard);
        [known.live, known.stopped] = [one.live, one.stopped];
        owned.set(one.view, known);
      }
      return from;
    },
    hear: (event: RecordedEvent) => {
      const { data: request } = projectionEvent.safeParse(event);
      const one = request && owned.get(request.data.id);
      if (!one || event.fault || event.position <= one.heard) return;
      hearOne(one, request, event);
    },
    documents: (): readonly ProjectionStandingDocument[] =>
      [...owned.values()].map(({ view: id, version, stopped, heard, rebuild }) => ({
        id,
        version,
        stopped,
        heard,
        rebuild,
      })),
  };
};
export type OwnedViews = ReturnType<typeof ownedViews>;
