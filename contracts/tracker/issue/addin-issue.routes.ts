import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { IssueCommand } from './issue.commands.ts';
import { issueQueries } from './issue.queries.ts';
import { issueForm } from './issue.routes.ts';
import { issueAnswer } from './issue.views.ts';

/** Of issues that are raised from inside Revit. */
const revit = 'revit';

export const addinIssueRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'addin/issue',
    access: 'addin',
    summary: 'For the add-in: raises an issue in a project of its person.',
    input: issueForm.omit({ program: true }).strict(),
    answer: issueAnswer,
    toCommand: (input, newId): IssueCommand => ({ type: 'AddIssue', data: { ...input, program: revit, id: newId } }),
  }),
};

export const addinIssueQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'addin/issue/list',
    access: 'addin',
    summary: 'For the add-in: issues of a project of its person, newest change first, 5 a page.',
    input: issueQueries.list.input,
    answer: issueQueries.list.answer,
  }),
};
