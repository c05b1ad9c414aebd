import type { Actor } from '@maru/contracts/kernel/actor';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import { issueClasses, issuePriorities, issueStatuses, issueTypes } from '@maru/contracts/tracker/issue/issue.fields';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import { projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import fc from 'fast-check';

export type TrackerCommand = ProjectCommand | IssueCommand | CommentCommand;
/** A command as somebody sends it. */
export interface Sent {
  readonly command: TrackerCommand;
  readonly actor: Actor;
}

const idsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, n) => `01900000-0000-7000-8000-00000000${kind}00${n}`);
/** Few of each, so that commands meet. */
export const ids = {
  user: idsOf('0', 3),
  project: idsOf('a', 2),
  issue: idsOf('b', 2),
  comment: idsOf('c', 2),
} as const;
export const admin: Actor = { id: '01900000-0000-7000-8000-000000000ad0', level: 10 };

/** Mostly the first of them: commands about things nobody made are soon said. */
const mostly = (list: readonly string[]) =>
  fc.oneof(...list.map((id, at) => ({ weight: at === 0 ? 5 : 2, arbitrary: fc.constant(id) })));
const userId = mostly(ids.user);
const actor = fc.oneof(
  { weight: 6, arbitrary: userId.map((id): Actor => ({ id, level: 1 })) },
  { weight: 1, arbitrary: fc.constant(admin) },
);
const words = fc.constantFrom('', '가', '나', '다');
const title = fc.constantFrom('가', '나');
const image = fc.constantFrom('/api/file/issue/p/1.webp', '/api/file/issue/p/2.webp');
const assignee = fc.option(userId);

type Fields = Record<string, fc.Arbitrary<unknown>>;
interface Kind {
  readonly type: string;
  readonly id: fc.Arbitrary<string>;
  readonly weight?: number;
}
/** `some` fields may be left out. */
const of = ({ type, id, weight = 1 }: Kind, all: Fields = {}, some: Fields = {}) => {
  const data = fc
    .tuple(id, fc.record(all), fc.record(some, { requiredKeys: [] }))
    .map(([own, one, other]) => ({ id: own, ...one, ...other }));
  return { weight, arbitrary: data.map((given) => ({ type, data: given }) as unknown as TrackerCommand) };
};

const project = mostly(ids.project);
const issue = mostly(ids.issue);
const comment = mostly(ids.comment);
const ofProject = { title, text: words, client: words, place: words, status: fc.constantFrom(...projectStatuses) };
const ofIssue = {
  title,
  text: words,
  status: fc.constantFrom(...issueStatuses),
  priority: fc.constantFrom(...issuePriorities),
  type: fc.constantFrom(...issueTypes),
  class: fc.constantFrom(...issueClasses),
  assignee,
  image: fc.option(image),
};
const ofComment = { comment: words, image: fc.array(image, { maxLength: 2 }) };

const command = fc.oneof(
  of({ type: 'AddProject', id: project, weight: 3 }, ofProject),
  of({ type: 'EditProject', id: project }, {}, ofProject),
  of({ type: 'ChangeProjectStatus', id: project }, { status: ofProject.status }),
  of({ type: 'DeleteProject', id: project }),
  of({ type: 'RestoreProject', id: project, weight: 4 }),
  of({ type: 'RequestJoin', id: project, weight: 3 }),
  ...['ApproveJoin', 'PromoteMember'].map((type) => of({ type, id: project, weight: 3 }, { userId })),
  ...['DeclineJoin', 'LeaveProject', 'RemoveMember', 'DemoteMember'].map((type) =>
    of({ type, id: project, weight: 2 }, { userId }),
  ),
  of(
    { type: 'AddIssue', id: issue, weight: 5 },
    { prj_id: project, program: fc.constant('web'), due: fc.constant(null), ...ofIssue },
  ),
  of({ type: 'EditIssue', id: issue }, {}, ofIssue),
  of({ type: 'ChangeIssueStatus', id: issue, weight: 2 }, { status: ofIssue.status }),
  of({ type: 'ChangeIssuePriority', id: issue }, { priority: ofIssue.priority }),
  of({ type: 'ChangeIssueType', id: issue }, { type: ofIssue.type }),
  of({ type: 'ChangeIssueClass', id: issue }, { class: ofIssue.class }),
  of({ type: 'AssignIssue', id: issue }, { assignee }),
  of({ type: 'ChangeIssueImage', id: issue }, { image: ofIssue.image }),
  of({ type: 'DeleteIssue', id: issue }),
  of({ type: 'RestoreIssue', id: issue, weight: 3 }),
  of({ type: 'AddComment', id: comment, weight: 6 }, { prj_id: project, issue_id: issue, ...ofComment }),
  of({ type: 'EditComment', id: comment, weight: 2 }, {}, ofComment),
  of({ type: 'DeleteComment', id: comment, weight: 2 }),
  of({ type: 'RestoreComment', id: comment, weight: 2 }),
);

/** What people do: it begins with a project, an issue and a comment, so that there is something to meet. */
export const history = (maxLength: number): fc.Arbitrary<readonly Sent[]> =>
  fc
    .tuple(
      fc.nat(4),
      fc.array(fc.record({ command, actor }), { minLength: Math.floor(maxLength / 2), maxLength, size: 'max' }),
    )
    .map(([from, sent]) => (from === 0 ? sent : [...beginning, ...sent]));

const [first, second] = [
  { id: ids.user[0] ?? '', level: 1 },
  { id: ids.user[1] ?? '', level: 1 },
];
const [projectId, issueId] = [ids.project[0] ?? '', ids.issue[0] ?? ''];
const beginning: readonly Sent[] = [
  {
    actor: first,
    command: {
      type: 'AddProject',
      data: { id: projectId, title: '가', text: '', client: '', place: '', status: 'OnGoing' },
    },
  },
  { actor: second, command: { type: 'RequestJoin', data: { id: projectId } } },
  { actor: first, command: { type: 'ApproveJoin', data: { id: projectId, userId: second.id } } },
  {
    actor: second,
    command: {
      type: 'AddIssue',
      data: {
        id: issueId,
        prj_id: projectId,
        program: 'web',
        title: '가',
        text: '',
        status: 'TO DO',
        priority: 'LOW',
        type: '도서검토',
        class: '건축',
        assignee: null,
        due: null,
        image: null,
      },
    },
  },
  {
    actor: first,
    command: {
      type: 'AddComment',
      data: { id: ids.comment[0] ?? '', issue_id: issueId, prj_id: projectId, comment: '가', image: [] },
    },
  },
];
