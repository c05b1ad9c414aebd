import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface Comments {
  readonly comments: readonly Comment[];
}

describe('reads of comments, and the search', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member, stranger, admin] = [] as unknown as [Reader, Reader, Reader, Reader];
  let [project, issue, removed] = ['', '', ''];

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    stranger = await world.person('박들');
    admin = await world.person('관리자', 10);
    project = await tracker.project(owner);
    await tracker.join(project, member);
    issue = await tracker.issue(project, member, { title: '첫 이슈' });
    removed = await tracker.issue(project, member, { title: '지운 이슈' });
    await tracker.onIssue(removed, member, {
      type: 'IssueDeleted',
      data: { id: removed, prj_id: project, status: 'TO DO' },
    });
    await world.untilSettled();
  });
  afterAll(() => world.close());

  it('pages through comments oldest first, deleted ones left out', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n++)
      made.push(await tracker.comment({ prj_id: project, issue_id: issue }, member, `댓글 ${n}`));
    const [gone = ''] = made.splice(2, 1);
    await tracker.onComment(gone, member, {
      type: 'CommentDeleted',
      data: { id: gone, issue_id: issue, prj_id: project, images: 0 },
    });
    await world.untilSettled();
    const page = async (cursor: number) =>
      (await world.get<Comments>('request/comment/list', { as: owner, query: { id: issue, last_update: cursor } })).body
        .comments;
    const first = await page(-1);
    const second = await page(first.at(-1)?.updated_at ?? 0);
    expect([first.length, [...first, ...second].map(({ id }) => id)]).toEqual([5, made]);
    expect(first[0]?.author).toEqual({ id: member.id, name: '이바다', image: null });
  });

  it('searches Korean text in the caller’s projects only', async () => {
    const hidden = await tracker.project(stranger);
    const theirs = await tracker.issue(hidden, stranger, { title: '기계실 배관 간섭' });
    const ours = await tracker.issue(project, owner, { title: '배관 경로 검토' });
    const comment = await tracker.comment({ prj_id: project, issue_id: ours }, member, '천장 배관도 봐 주세요');
    await tracker.comment({ prj_id: project, issue_id: removed }, member, '지운 이슈의 배관');
    await world.untilSettled();
    const found = async (as: Reader, text: string) => {
      const { body } = await world.get<Comments & { readonly issues: readonly Issue[] }>('request/search', {
        as,
        query: { text },
      });
      return [body.issues.map(({ id }) => id), body.comments.map(({ id }) => id)];
    };
    expect(await found(member, '배관')).toEqual([[ours], [comment]]);
    expect(await found(stranger, '배관')).toEqual([[theirs], []]);
    expect(await found(admin, '배관')).toEqual([[ours, theirs], [comment]]);
    expect(await found(member, '%_')).toEqual([[], []]);
  });
});
