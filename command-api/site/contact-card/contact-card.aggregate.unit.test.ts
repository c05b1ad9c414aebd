import type { Actor } from '@maru/contracts/kernel/actor';
import { contactCardCommand } from '@maru/contracts/site/contact-card/contact-card.commands';
import { contactCardExamples } from '@maru/contracts/site/contact-card/contact-card.examples';
import { contactCardPolicies } from '@maru/contracts/site/contact-card/contact-card.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { contactCardAggregate } from './contact-card.aggregate.ts';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const {
  ContactCardAdded: added,
  ContactCardEdited: edited,
  ContactCardMoved: moved,
  ContactCardRemoved: removed,
} = contactCardExamples;
const { id } = added.data;
const { rank: _rank, ...data } = added.data;
const card = decisionsOf(contactCardAggregate);

describe('AddContactCard', () => {
  it('puts a card behind the others: its rank is when it came', () => {
    card
      .given()
      .when({ type: 'AddContactCard', data }, keeper)
      .emits({ ...added, data: { ...data, rank: Date.parse('2026-01-01T00:00:00Z') } });
  });
  it('refuses an id that is there', () =>
    card.given(added).when({ type: 'AddContactCard', data }, keeper).isRefused('key_reused'));
  it.each([
    ['link', 'javascript:alert(1)'],
    ['link', '//evil.example'],
    ['mobile', '010-1234-5678\nTEL:1'],
    ['email', 'nobody'],
    ['name', ''],
    ['image', '/api/file/user/01900000-0000-7000-8000-0000000000d1/01900000-0000-7000-8000-000000000011.webp'],
  ])('takes no %s such as %j', (field, value) => {
    expect(contactCardCommand.safeParse({ type: 'AddContactCard', data }).success).toBe(true);
    expect(contactCardCommand.safeParse({ type: 'AddContactCard', data: { ...data, [field]: value } }).success).toBe(
      false,
    );
  });
});

describe('EditContactCard', () => {
  it('records what really changed', () =>
    card
      .given(added)
      .when(
        { type: 'EditContactCard', data: { ...edited.data, name: added.data.name, company: added.data.company } },
        keeper,
      )
      .emits(edited));
  it('records nothing when nothing changes', () =>
    card
      .given(added, edited)
      .when({ type: 'EditContactCard', data: { id, title: '소장', published: false } }, keeper)
      .emitsNothing());
  it('refuses a picture of another card, which would stay when this one goes', () => {
    const image = String(data.image).replace(id, '01900000-0000-7000-8000-0000000000d2');
    card.given(added).when({ type: 'EditContactCard', data: { id, image } }, keeper).isRefused('invalid_input');
  });
  it('refuses what is gone', () =>
    card
      .given(added, removed)
      .when({ type: 'EditContactCard', data: { id, title: '소장' } }, keeper)
      .isRefused('not_found'));
});

describe('MoveContactCard', () => {
  it('gives another rank, once', () => {
    const move = { type: 'MoveContactCard', data: moved.data } as const;
    card.given(added).when(move, keeper).emits(moved);
    card.given(added, moved).when(move, keeper).emitsNothing();
  });
});

describe('RemoveContactCard', () => {
  it('takes it away, once', () => {
    card.given(added).when({ type: 'RemoveContactCard', data: { id } }, keeper).emits(removed);
    card.given(added, removed).when({ type: 'RemoveContactCard', data: { id } }, keeper).isRefused('not_found');
  });
});

it.each(Object.entries(contactCardPolicies))('%s is for administrators', (_type, may) => {
  expect([10, 9].map((level) => may({ ...keeper, level }, { card: 'there' }))).toEqual([undefined, 'forbidden']);
});
