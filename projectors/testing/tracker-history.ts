import { type Cast, castOf, type Roll, type Step } from './history-cast.ts';
import { addComment, changeComment } from './history-of-comments.ts';
import { addIssue, changeIssue } from './history-of-issues.ts';
import { addProject, addUser, changeProject } from './history-of-projects.ts';

/**
 * A made-up history of a busy tracker: 60 % of it about comments, 30 % about issues, 10 % about projects and people.
 * Each call answers its next event.
 */
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
