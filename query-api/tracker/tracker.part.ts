import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';
import { projectRole } from '@maru/contracts/tracker/project/project.fields';
import type { Membership, ProjectDocument } from '@maru/contracts/tracker/project/project.views';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import { allOf, type DataPart, isoTime, mostThings } from '../my-data/data-part.ts';

const roles = projectRole.exclude(['none']).options;

export const trackerPart: DataPart = {
  views: ['membership', 'project', 'issue', 'comment'],
  of: async (userId, { views }) => {
    const [issues, comments] = [{ user: userId }, { created_by: userId }];
    const [projects, ownIssues, ownComments] = await Promise.all([
      projectsOf(views, userId),
      issuesOf(views, issues),
      commentsOf(views, comments),
    ]);
    const left_out = {
      issues: await leftOut(views, 'issue', issues),
      comments: await leftOut(views, 'comment', comments),
    };
    return { projects, issues: ownIssues, comments: ownComments, left_out };
  },
};

const projectsOf = async (views: ViewStore, userId: string) => {
  const where = { user_id: userId, role: { in: roles } };
  const own = await allOf<Membership>((limit, offset) => views.view('membership').find({ where, limit, offset }));
  const rows = await views.view('project').getMany<ProjectDocument>(own.map(({ prj_id }) => prj_id));
  const byId = new Map(rows.map(({ doc }) => [doc.id, doc]));
  return own.flatMap(({ prj_id, role }) => {
    const project = byId.get(prj_id);
    return project && !project.deleted ? [{ id: prj_id, title: project.title, status: project.status, role }] : [];
  });
};

const issuesOf = async (views: ViewStore, where: Where) => {
  const rows = await allOf<IssueDocument>((limit, offset) => views.view('issue').find({ where, limit, offset }));
  return rows.map(({ id, prj_id, title, text, status, image, created_at, deleted }) => ({
    id,
    prj_id,
    title,
    text,
    status,
    image,
    created_at: isoTime(created_at),
    deleted,
  }));
};

const commentsOf = async (views: ViewStore, where: Where) => {
  const rows = await allOf<CommentDocument>((limit, offset) => views.view('comment').find({ where, limit, offset }));
  return rows.map(({ id, prj_id, issue_id, comment, image, created_at, deleted }) => ({
    id,
    prj_id,
    issue_id,
    comment,
    image,
    created_at: isoTime(created_at),
    deleted,
  }));
};

const leftOut = async (views: ViewStore, view: string, where: Where) =>
  Math.max(0, (await views.view(view).count({ where })) - mostThings);
