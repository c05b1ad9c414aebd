import { describe, it } from 'vitest';
import { added, author, issue } from './issue.spec.ts';

const { user: _, ...fields } = added.data;

describe('AddIssue', () => {
  it('raises an issue in the name of whoever asks', () => {
    issue.given().when({ type: 'AddIssue', data: fields }, author).emits(added);
  });
  it('refuses an id that is taken', () => {
    issue.given(added).when({ type: 'AddIssue', data: fields }, author).isRefused('key_reused');
  });
});
