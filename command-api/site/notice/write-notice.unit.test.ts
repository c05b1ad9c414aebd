import type { Actor } from '@maru/contracts/kernel/actor';
import { noticeCommand } from '@maru/contracts/site/notice/notice.commands';
import { noticeExamples } from '@maru/contracts/site/notice/notice.examples';
import { noticePolicies } from '@maru/contracts/site/notice/notice.policies';
import { noticesAt, type SiteNotice } from '@maru/contracts/site/notice/notice.views';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { noticeAggregate } from './notice.aggregate.ts';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { NoticeAdded: added, NoticeEdited: edited, NoticeRemoved: removed } = noticeExamples;
const { data } = added;
const { id } = data;
const notice = decisionsOf(noticeAggregate);

describe('a notice', () => {
  it('is added once', () => {
    notice.given().when({ type: 'AddNotice', data }, keeper).emits(added);
    notice.given(added).when({ type: 'AddNotice', data }, keeper).isRefused('key_reused');
  });
  it('is edited with what changed before and after, and not at all where nothing does', () => {
    const wanted = { id, text: data.text, tone: 'urgent', shown: false } as const;
    notice.given(added).when({ type: 'EditNotice', data: wanted }, keeper).emits(edited);
    notice.given(added, edited).when({ type: 'EditNotice', data: wanted }, keeper).emitsNothing();
  });
  it('never ends before it begins, also against the end that stays', () => {
    const late = { id, from: '2027-01-01T00:00:00.000Z' };
    notice.given(added).when({ type: 'EditNotice', data: late }, keeper).isRefused('invalid_input');
    notice
      .given()
      .when({ type: 'AddNotice', data: { ...data, ...late } }, keeper)
      .isRefused('invalid_input');
  });
  it('is removed, and then there is none', () => {
    notice.given(added).when({ type: 'RemoveNotice', data: { id } }, keeper).emits(removed);
    notice.given(added, removed).when({ type: 'RemoveNotice', data: { id } }, keeper).isRefused('not_found');
    notice.given(added, removed).when({ type: 'EditNotice', data: { id } }, keeper).isRefused('not_found');
  });
  it('is for administrators', () => {
    const person = { ...keeper, level: 9 };
    const may = (type: keyof typeof noticePolicies) => noticePolicies[type](person, { notice: 'there' });
    expect([may('AddNotice'), may('EditNotice'), may('RemoveNotice')]).toEqual(Array(3).fill('forbidden'));
  });
  it.each(['', '/shop', 'https://status.example/1'])('may lead to %j', (link) =>
    expect(noticeCommand.safeParse({ type: 'AddNotice', data: { ...data, link } }).success).toBe(true),
  );
  it.each(['http://a.example', '//a.example', 'javascript:alert(1)', 'data:text/html,1', 'shop'])(
    'leads nowhere by %j',
    (link) => expect(noticeCommand.safeParse({ type: 'AddNotice', data: { ...data, link } }).success).toBe(false),
  );
});

describe('what visitors get', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const one = (name: string, part: Partial<SiteNotice>): SiteNotice => ({
    ...data,
    id: name,
    revision: 0,
    from: null,
    until: null,
    ...part,
  });
  it('are notices in their period that nobody hides, the most pressing and newest first', () => {
    const { list } = noticesAt(
      [
        one('1', { tone: 'info' }),
        one('2', { tone: 'urgent', until: at(2) }),
        one('3', { tone: 'info' }),
        one('4', { shown: false }),
        one('5', { from: at(1) }),
        one('6', { until: at(0) }),
      ],
      now,
    );
    expect(list.map((row) => [row.id, row.ends_in])).toEqual([
      ['2', 7_200_000],
      ['3', null],
      ['1', null],
    ]);
  });
  it('says in how long that changes, and nothing of what is to come', () => {
    const later = one('1', { from: at(1), text: '비밀 행사' });
    expect(noticesAt([later, one('2', { until: at(3) })], now)).toMatchObject({ next_in: 3_600_000 });
    expect(JSON.stringify(noticesAt([later], now))).not.toContain('비밀');
    expect(noticesAt([one('1', { from: at(1), shown: false })], now).next_in).toBeNull();
  });
});
