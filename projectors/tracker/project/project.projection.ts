import { ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import type { ProjectDocument } from '@maru/contracts/tracker/project/project.views';
import { edited } from '../../runtime/edited.ts';
import type { Body, Projection } from '../../runtime/projection.ts';
import { requested, withMember, without } from './project-people.ts';

type Doc = Body<ProjectDocument>;
type Edit = Extract<ProjectEvent, { type: 'ProjectEdited' }>['data'];

const openOf = (status: IssueStatus) => (status === 'DONE' ? 0 : 1);
/** Issues come and go without the project having been edited: its `updated_at` stays. */
const counted = (doc: Doc | undefined, count: number, open: number) =>
  doc && (count === 0 && open === 0 ? doc : { ...doc, count: doc.count + count, open: doc.open + open });

const fieldsAfter = (
  doc: Doc,
  { title = doc.title, text = doc.text, client = doc.client, place = doc.place }: Edit,
) => ({ title, text, client, place });

export const projectProjection: Projection<ProjectEvent | IssueEvent, ProjectDocument> = {
  name: 'project',
  version: 1,
  view: {
    fields: {
      title: 'text',
      status: 'text',
      count: 'number',
      open: 'number',
      created_at: 'number',
      updated_at: 'number',
      deleted: 'number',
      position: 'number',
    },
    indexes: [
      ...['title', 'status', 'count', 'open', 'created_at', 'updated_at'].map((field) => ['deleted', field]),
      ...['title', 'count', 'open', 'created_at', 'updated_at'].map((field) => ['deleted', 'status', field]),
    ],
    search: ['title', 'text', 'client', 'place'],
  },
  streams: [projectStream(''), issueStream('')],
  own: projectStream(''),
  key: ({ data }) => ('prj_id' in data ? data.prj_id : data.id),
  on: {
    ProjectAdded: (_, { data: { ownerId, ...fields }, meta }) => {
      const at = epochMs(meta.at);
      const people = { members: [{ id: ownerId, role: 'owner' as const }], requests: [] };
      return {
        ...fields,
        count: 0,
        open: 0,
        ...people,
        created_by: ownerId,
        created_at: at,
        updated_at: at,
        deleted: false,
      };
    },
    ProjectEdited: (doc, event) => doc && edited(doc, event, fieldsAfter(doc, event.data)),
    ProjectStatusChanged: (doc, event) => edited(doc, event, { status: event.data.to }),
    ProjectDeleted: (doc, event) => edited(doc, event, { deleted: true }),
    ProjectRestored: (doc, event) => edited(doc, event, { deleted: false }),
    JoinRequested: (doc, event) => doc && edited(doc, event, requested(doc, event.data.userId)),
    JoinApproved: (doc, event) => doc && edited(doc, event, withMember(doc, event.data.userId, 'member')),
    JoinDeclined: (doc, event) => doc && edited(doc, event, without(doc, event.data.userId)),
    MemberLeft: (doc, event) => doc && edited(doc, event, without(doc, event.data.userId)),
    MemberRemoved: (doc, event) => doc && edited(doc, event, without(doc, event.data.userId)),
    MemberPromoted: (doc, event) => doc && edited(doc, event, withMember(doc, event.data.userId, 'owner')),
    MemberDemoted: (doc, event) => doc && edited(doc, event, withMember(doc, event.data.userId, 'member')),
    IssueAdded: (doc, { data }) => counted(doc, 1, openOf(data.status)),
    IssueStatusChanged: (doc, { data }) => counted(doc, 0, openOf(data.to) - openOf(data.from)),
    IssueDeleted: (doc, { data }) => counted(doc, -1, -openOf(data.status)),
    IssueRestored: (doc, { data }) => counted(doc, 1, openOf(data.status)),
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
