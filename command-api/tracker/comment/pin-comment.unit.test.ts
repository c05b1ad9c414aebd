import type { Actor } from '@maru/contracts/kernel/actor';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { commentPolicies, type CommentSubject } from '@maru/contracts/tracker/comment/comment.policies';
import { describe, expect, it } from 'vitest';
import { added, comment, deleted, id } from './comment.spec.ts';

const { CommentPinned: pinned, CommentUnpinned: unpinned, CommentRestored: restored } = commentExamples;
const someone: Actor = { id: '01900000-0000-7000-8000-000000000077', level: 1 };
const pin = { type: 'PinComment', data: { id } } as const;
const unpin = { type: 'UnpinComment', data: { id } } as const;

describe('PinComment', () => {
  it('pins a comment of anyone, also one that was taken down', () => {
    comment.given(added).when(pin, someone).emits(pinned);
    comment.given(added, pinned, unpinned).when(pin, someone).emits(pinned);
  });
  it('changes nothing where it is pinned, also after it was deleted and restored', () => {
    comment.given(added, pinned).when(pin, someone).emitsNothing();
    comment.given(added, pinned, deleted, restored).when(pin, someone).emitsNothing();
  });
  it('refuses what is missing or deleted', () => {
    comment.given().when(pin, someone).isRefused('comment_not_found');
    comment.given(added, deleted).when(pin, someone).isRefused('comment_not_found');
  });
});

describe('UnpinComment', () => {
  it('takes a pinned comment down, and changes nothing where it is not pinned', () => {
    comment.given(added, pinned).when(unpin, someone).emits(unpinned);
    comment.given(added).when(unpin, someone).emitsNothing();
    comment.given(added, pinned, unpinned).when(unpin, someone).emitsNothing();
  });
  it('refuses what is deleted', () => {
    comment.given(added, pinned, deleted).when(unpin, someone).isRefused('comment_not_found');
  });
});

describe('who may pin', () => {
  const ofIssue = { project: 'active', role: 'member', thing: 'active', issue: 'active', author: 'other' } as const;
  const cases: readonly [Partial<CommentSubject>, string | undefined][] = [
    [{}, undefined],
    [{ role: 'owner' }, undefined],
    [{ role: 'none' }, 'not_member'],
    [{ role: 'requested' }, 'not_member'],
    [{ issue: 'deleted' }, 'issue_not_found'],
    [{ project: 'deleted' }, 'project_not_found'],
    [{ thing: 'deleted' }, 'comment_not_found'],
  ];
  it.each(cases)('%j: %s', (more, refusal) => {
    for (const type of ['PinComment', 'UnpinComment'] as const)
      expect(commentPolicies[type](someone, { ...ofIssue, ...more })).toBe(refusal);
  });
});
