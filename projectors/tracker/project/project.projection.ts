import { ignore } from '@maru/contracts/kernel/decider';
import { withBeside } from '@maru/contracts/kernel/fold';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectFold } from '@maru/contracts/tracker/project/project.fold';
import type { ProjectDocument } from '@maru/contracts/tracker/project/project.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<ProjectDocument>;

const places = ['created_position', 'updated_position'];
const openOf = (status: IssueStatus) => (status === 'DONE' ? 0 : 1);
/** Issues come and go without the project having been edited: its place in lists stays. */
const withCounts = (doc: Doc | undefined, count: number, open: number) =>
  doc && (count === 0 && open === 0 ? doc : { ...doc, count: doc.count + count, open: doc.open + open });

export const projectProjection: Projection<ProjectEvent | IssueEvent, ProjectDocument> = {
  name: 'project',
  version: 2,
  view: {
    fields: {
      title: 'text',
      status: 'text',
      count: 'number',
      open: 'number',
      // Nobody asks by the times but query services of the release before, while they are being replaced.
      created_at: 'number',
      updated_at: 'number',
      created_position: 'number',
      updated_position: 'number',
      deleted: 'number',
      position: 'number',
    },
    indexes: [
      ...['title', 'status', 'count', 'open', ...places].map((field) => ['deleted', field]),
      ...['title', 'count', 'open', ...places].map((field) => ['deleted', 'status', field]),
    ],
    search: ['title', 'text', 'client', 'place'],
  },
  streams: [projectStream(''), issueStream('')],
  own: projectStream(''),
  key: ({ data }) => ('prj_id' in data ? data.prj_id : data.id),
  on: {
    ...withBeside(projectFold.evolve, { count: 0, open: 0 }),
    IssueAdded: (doc, { data }) => withCounts(doc, 1, openOf(data.status)),
    IssueStatusChanged: (doc, { data }) => withCounts(doc, 0, openOf(data.to) - openOf(data.from)),
    IssueDeleted: (doc, { data }) => withCounts(doc, -1, -openOf(data.status)),
    IssueRestored: (doc, { data }) => withCounts(doc, 1, openOf(data.status)),
    IssueTitleChanged: ignore,
    IssueTextChanged: ignore,
    IssuePriorityChanged: ignore,
    IssueTypeChanged: ignore,
    IssueClassChanged: ignore,
    IssueAssigned: ignore,
    IssueDueDateSet: ignore,
    IssueImageChanged: ignore,
  },
};
