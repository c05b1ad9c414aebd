import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of } from './issue.spec.ts';

const set = (due: string | null) => ({ type: 'SetIssueDueDate', data: { id, due } }) as const;
const dueSet = { type: 'IssueDueDateSet', data: { ...of, from: null, to: '2026-12-04' } } as const;

describe('SetIssueDueDate', () => {
  it('records what it was and what it is', () => {
    issue.given(added).when(set('2026-12-04'), author).emits(dueSet);
  });
  it('takes the day away again', () => {
    issue
      .given(added, dueSet)
      .when(set(null), author)
      .emits({ type: 'IssueDueDateSet', data: { ...of, from: '2026-12-04', to: null } });
  });
  it('records nothing when nothing changes', () => {
    issue.given(added, dueSet).when(set('2026-12-04'), author).emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(set('2026-12-04'), author).isRefused('issue_not_found');
  });
});
