import type { Document } from '@maru/platform/view-store/view-store';
import { commentProjection } from '@maru/projectors/tracker/comment/comment.projection';
import { issueProjection } from '@maru/projectors/tracker/issue/issue.projection';
import { membershipProjection } from '@maru/projectors/tracker/project/membership.projection';
import { projectProjection } from '@maru/projectors/tracker/project/project.projection';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';
import type { Membership, ProjectDocument } from '@maru/contracts/tracker/project/project.views';
import type { Projection } from '@maru/projectors/runtime/projection';
import type { Stored } from './tracker-world.ts';

type Handle<D> = (doc: D | undefined, event: Stored) => D | undefined;

/** The documents of one view, folded without any store. */
const foldView = <D extends Document>(
  projection: Pick<Projection<never, D>, 'key' | 'on' | 'streams'>,
  log: readonly Stored[],
): ReadonlyMap<string, D> => {
  const docs = new Map<string, D>();
  const on = projection.on as unknown as Readonly<Record<string, Handle<D> | symbol>>;
  for (const event of log.filter(({ stream }) => projection.streams.some((prefix) => stream.startsWith(prefix)))) {
    const handle = on[event.type];
    if (typeof handle !== 'function') continue;
    for (const id of [projection.key(event as never)].flat()) {
      const doc = handle(docs.get(id), event);
      if (doc) docs.set(id, doc);
    }
  }
  return docs;
};

export const foldViews = (log: readonly Stored[]) => ({
  projects: foldView<ProjectDocument>(projectProjection, log),
  issues: foldView<IssueDocument>(issueProjection, log),
  comments: foldView<CommentDocument>(commentProjection, log),
  memberships: foldView<Membership>(membershipProjection, log),
});
