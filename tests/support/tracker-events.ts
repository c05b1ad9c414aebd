import { randomUUID } from 'node:crypto';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import type { Reader, ReadingWorld } from './reading-world.ts';

type DataOf<E, T> = Extract<E, { type: T }> extends { data: infer D } ? D : never;
type Part<E, T> = Partial<DataOf<E, T>>;

/** Appends events of the tracker: the contract's examples with what a test cares about. */
export const trackerEvents = (world: ReadingWorld) => {
  const onProject = async (id: string, ...events: readonly ProjectEvent[]) => {
    await world.append(projectStream(id), events);
  };
  return {
    onProject,
    onIssue: (id: string, by: Reader, ...events: readonly IssueEvent[]) => world.append(issueStream(id), events, by.id),
    onComment: (id: string, by: Reader, ...events: readonly CommentEvent[]) =>
      world.append(commentStream(id), events, by.id),
    project: async (owner: Reader, part: Part<ProjectEvent, 'ProjectAdded'> = {}) => {
      const id: string = randomUUID();
      await onProject(id, {
        type: 'ProjectAdded',
        data: { ...projectExamples.ProjectAdded.data, ...part, id, ownerId: owner.id },
      });
      return id;
    },
    join: (id: string, { id: userId }: Reader) =>
      onProject(id, { type: 'JoinRequested', data: { id, userId } }, { type: 'JoinApproved', data: { id, userId } }),
    issue: async (prj_id: string, by: Reader, part: Part<IssueEvent, 'IssueAdded'> = {}, at?: string) => {
      const id: string = randomUUID();
      const data = { ...issueExamples.IssueAdded.data, ...part, id, prj_id, user: by.id };
      await world.append(issueStream(id), [{ type: 'IssueAdded', data }], by.id, at);
      return id;
    },
    comment: async (of: { prj_id: string; issue_id: string }, by: Reader, comment = '확인했어요.') => {
      const id: string = randomUUID();
      const data = { ...commentExamples.CommentAdded.data, ...of, id, comment, image: [], created_by: by.id };
      await world.append(commentStream(id), [{ type: 'CommentAdded', data }], by.id);
      return id;
    },
  };
};
