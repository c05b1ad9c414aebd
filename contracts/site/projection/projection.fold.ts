import type { StreamFold } from '../../kernel/fold.ts';
import type { ProjectionEvent } from './projection.events.ts';

/** What was given up, by document, with the event it stands still at. What became of requests only the owner knows. */
export interface ProjectionFacts {
  readonly givenUp: Readonly<Record<string, { readonly position: number; readonly reason: string }>>;
}

export const projectionFold: StreamFold<ProjectionFacts, ProjectionEvent> = {
  initialState: { givenUp: {} },
  evolve: {
    ProjectionRebuildRequested: (projection) => projection,
    ParkedDocumentRetried: ({ givenUp }, { data: { document } }) => {
      const { [document]: _again, ...others } = givenUp;
      return { givenUp: others };
    },
    ParkedDocumentGivenUp: ({ givenUp }, { data: { document, position, reason } }) => ({
      givenUp: { ...givenUp, [document]: { position, reason } },
    }),
  },
};
