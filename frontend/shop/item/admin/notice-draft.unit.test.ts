import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { noticeRows } from '@maru/contracts/shop/item/item.notice';
import { type NoticeGroup, noticeGroups } from '@maru/contracts/shop/item/item.notice-fields';
import { describe, expect, it } from 'vitest';
import { fieldsOfGroup, groupsOf, noticeDraftOf, readNotice } from './notice-draft.ts';

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

describe.each(Object.keys(noticeGroups) as NoticeGroup[])('the notice of %s', (group) => {
  const kind = group === 'digital' ? 'licence' : 'goods';
  const draft = { ...noticeDraftOf(null, kind), group, service_name: '고객센터', service_phone: '02-123-4567' };
  const fields = Object.fromEntries(fieldsOfGroup(group).map((field) => [field, `적은 ${field}`]));

  it('can be filled in whole, and the page shows all of it', () => {
    const read = readNotice({ ...draft, fields });
    if (!('notice' in read)) throw new Error(JSON.stringify(read.errors));
    const shown = noticeRows(read.notice);
    expect(shown.map(([, text]) => text)).toEqual([...Object.values(fields), '고객센터 02-123-4567']);
    expect(new Set(shown.map(([label]) => label)).size).toBe(shown.length);
  });

  it('names each field that is missing', () => {
    for (const field of fieldsOfGroup(group)) {
      const read = readNotice({ ...draft, fields: { ...fields, [field]: ' ' } });
      expect('errors' in read && Object.keys(read.errors)).toEqual([field]);
    }
  });
});
