import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { expect, it } from 'vitest';
import { groupsOf, noticeDraftOf, readNotice } from './notice-draft.ts';

it('begins with the group of the kind, and offers no other', () => {
  expect(noticeDraftOf(null, 'licence').group).toBe('digital');
  expect(groupsOf('licence').map(([group]) => group)).toEqual(['digital']);
  expect(groupsOf('goods').map(([group]) => group)).not.toContain('digital');
});

it('reads what is whole, without what another group would want', () => {
  const draft = { ...noticeExamples.goods, fields: { ...noticeExamples.goods.fields, title: '책' } };
  expect(readNotice(draft)).toEqual({ notice: noticeExamples.goods });
});

it('says what is missing, by field', () => {
  const { fields, ...rest } = noticeDraftOf(null, 'goods');
  const read = readNotice({ ...rest, fields: { ...fields, model: '도면 통' }, service_phone: '없음' });
  expect('errors' in read && Object.keys(read.errors).toSorted()).toEqual([
    'certification',
    'maker',
    'origin',
    'service_name',
    'service_phone',
  ]);
});
