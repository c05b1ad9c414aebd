import { unknownPerson } from '@maru/contracts/kernel/presentation';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueAnswer, type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { issueAggregate } from './issue.aggregate.ts';
import { added, author, deleted, id } from './issue.spec.ts';

const after = (events: readonly IssueEvent[], command: IssueCommand) =>
  issueAggregate.answer(foldAll(issueAggregate, events), command, author).body;
const wire = (body: object) =>
  issuePresentation.present({ ...body, revision: 0, position: 1 } as IssueDocument, unknownPerson);
const { user: _, ...data } = added.data;

describe('answers of issue commands', () => {
  it('carry the counts of a new issue', () => {
    const body = after([added], { type: 'AddIssue', data });
    expect(body).toMatchObject({ ...added.data, comments: 0, images: 0, deleted: false });
    expect(issueAnswer.safeParse(wire(body)).success).toBe(true);
  });
  it('leave out counts that the stream does not know', () => {
    const body = after([added], { type: 'EditIssue', data: { id } });
    expect(body).not.toHaveProperty('comments');
    expect(issueAnswer.safeParse(wire(body)).success).toBe(true);
  });
  it('name what was deleted', () => {
    expect(after([added, deleted], { type: 'DeleteIssue', data: { id } })).toEqual({ id });
  });
});
