import { type Cast, castOf, type MadeComment, type MadeIssue, type Roll, type Step } from './history-cast.ts';
import { addIssue, changeIssue } from './history-of-issues.ts';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';

const { ProjectAdded: added, ...projectChanges } = projectExamples;
const kinds = Object.values(projectChanges);

const addUser = ({ newId }: Cast): Step => {
  const id = newId('d');
  return [userStream(id), { ...userExamples.UserRegistered, data: { ...userExamples.UserRegistered.data, id } }];
};

const addProject = ({ newId, projects, text }: Cast): Step => {
  const id = newId('a');
  projects.push(id);
  return [projectStream(id), { ...added, data: { ...added.data, id, title: text(5), text: text(20) } }];
};

const changeProject = ({ roll, text }: Cast, id: string): Step => {
  const change = kinds[roll(kinds.length)] ?? projectChanges.ProjectEdited;
  const data = change.type === 'ProjectEdited' ? { id, title: text(5) } : { ...change.data, id };
  return [projectStream(id), { type: change.type, data } as ProjectEvent];
};

const images = (count: number) => Array.from({ length: count }, (_, at) => `/api/file/comment/x/${at}.webp`);

const addComment = ({ newId, comments, roll, text }: Cast, { id: issue_id, prj_id }: MadeIssue): Step => {
  const comment: MadeComment = { id: newId('c'), issue_id, prj_id, images: roll(8) === 0 ? 1 : 0, deleted: false };
  comments.push(comment);
  const data = {
    id: comment.id,
    issue_id,
    prj_id,
    comment: text(12),
    image: images(comment.images),
    created_by: newId('e'),
  };
  return [commentStream(comment.id), { type: 'CommentAdded', data }];
};

const changes = ['CommentTextChanged', 'CommentImagesChanged', 'CommentDeleted'] as const;
type Change = (typeof changes)[number] | 'CommentRestored';

const changeComment = (cast: Cast, comment: MadeComment): Step => {
  const { id, issue_id, prj_id } = comment;
  const type = comment.deleted ? 'CommentRestored' : (changes[cast.roll(changes.length)] ?? 'CommentDeleted');
  return [commentStream(id), { type, data: { id, issue_id, prj_id, ...detail(cast, comment, type) } } as CommentEvent];
};

const detail = ({ roll, text }: Cast, comment: MadeComment, type: Change) => {
  const from = images(comment.images);
  switch (type) {
    case 'CommentTextChanged':
      return { from: '', to: text(12) };
    case 'CommentImagesChanged':
      comment.images = roll(3);
      return { from, to: images(comment.images) };
    case 'CommentDeleted':
    case 'CommentRestored':
      comment.deleted = !comment.deleted;
      return { images: comment.images };
  }
};

/** A made-up tracker: 60 % comments, 30 % issues, 10 % projects and people. Each call answers the next event. */
export const trackerHistory = (roll: Roll): (() => Step) => {
  const cast = castOf(roll);
  return () => {
    const dice = roll(100);
    const project = cast.pick(cast.projects);
    if (dice === 0) return addUser(cast);
    if (!project || dice < 4) return addProject(cast);
    return dice < 10 ? changeProject(cast, project) : onIssue(cast, project, dice);
  };
};

const onIssue = (cast: Cast, project: string, dice: number): Step => {
  const [issue, comment] = [cast.pick(cast.issues), cast.pick(cast.comments)];
  if (!issue || dice < 18) return addIssue(cast, project);
  if (dice < 40) return changeIssue(cast, issue);
  return !comment || dice < 88 ? addComment(cast, issue) : changeComment(cast, comment);
};
