import type { Actor } from '@maru/contracts/kernel/actor';
import { slideExamples } from '@maru/contracts/site/slide/slide.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { slideAggregate } from './slide.aggregate.ts';
import { slideCommand } from '@maru/contracts/site/slide/slide.commands';
import { slidePolicies } from '@maru/contracts/site/slide/slide.policies';
import { describe, expect, it } from 'vitest';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { SlideAdded: added, SlideEdited: edited, SlideMoved: moved, SlideRemoved: removed } = slideExamples;
const { id } = added.data;
const slide = decisionsOf(slideAggregate);
const { rank: _rank, alt = '', ...rest } = added.data;
const data = { ...rest, alt };

describe('AddSlide', () => {
  it('puts a slide behind the others: its rank is when it came', () => {
    slide
      .given()
      .when({ type: 'AddSlide', data }, keeper)
      .emits({ ...added, data: { ...data, rank: Date.parse('2026-01-01T00:00:00Z') } });
  });
  it('refuses an id that is there, and a period that ends before it begins', () => {
    slide.given(added).when({ type: 'AddSlide', data }, keeper).isRefused('key_reused');
    slide
      .given()
      .when({ type: 'AddSlide', data: { ...data, from: '2027-01-01T00:00:00.000Z' } }, keeper)
      .isRefused('invalid_input');
  });
  it('is for administrators', () => {
    const may = (level: number) => slidePolicies.AddSlide({ ...keeper, level }, { slide: 'missing' });
    expect([may(10), may(9)]).toEqual([undefined, 'forbidden']);
  });
  it.each(['', '/', '/shop', '/shop?category=명함', '/shop/01900000-0000-7000-8000-0000000000f1#text'])(
    'may lead to %s',
    (link) => {
      expect(slideCommand.safeParse({ type: 'AddSlide', data: { ...data, link } }).success).toBe(true);
    },
  );
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', 'shop'])(
    'leads nowhere by %s',
    (link) => {
      expect(slideCommand.safeParse({ type: 'AddSlide', data: { ...data, link } }).success).toBe(false);
    },
  );
  it.each([
    String(data.image).replace('/slide/', '/user/'),
    'https://evil.example/a.webp',
    '/api/file/slide/../user/a.webp',
  ])('shows no picture of elsewhere: %s', (image) => {
    expect(slideCommand.safeParse({ type: 'AddSlide', data: { ...data, image } }).success).toBe(false);
  });
});

describe('EditSlide', () => {
  it('records what really changed', () => {
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, title: '명함 첫 주문', text: added.data.text, shown: false } }, keeper)
      .emits(edited);
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, image: null, until: null } }, keeper)
      .emits({
        type: 'SlideEdited',
        data: { id, image: null, until: null, before: { image: data.image, until: data.until } },
      });
  });
  it('records nothing when nothing changes', () => {
    slide
      .given(added, edited)
      .when({ type: 'EditSlide', data: { id, title: '명함 첫 주문' } }, keeper)
      .emitsNothing();
  });
  it('refuses what is gone, and an end before the beginning that stays', () => {
    slide
      .given(added, removed)
      .when({ type: 'EditSlide', data: { id, title: '다시' } }, keeper)
      .isRefused('not_found');
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, from: '2027-01-01T00:00:00.000Z' } }, keeper)
      .isRefused('invalid_input');
  });
});

describe('MoveSlide', () => {
  it('gives another rank', () =>
    slide
      .given(added)
      .when({ type: 'MoveSlide', data: { id, rank: moved.data.rank } }, keeper)
      .emits(moved));
  it('records nothing where it stands', () =>
    slide
      .given(added, moved)
      .when({ type: 'MoveSlide', data: { id, rank: moved.data.rank } }, keeper)
      .emitsNothing());
  it('refuses what is missing', () =>
    slide
      .given()
      .when({ type: 'MoveSlide', data: { id, rank: 1 } }, keeper)
      .isRefused('not_found'));
});

describe('RemoveSlide', () => {
  it('takes it away', () => slide.given(added).when({ type: 'RemoveSlide', data: { id } }, keeper).emits(removed));
  it('refuses what is gone already', () =>
    slide.given(added, removed).when({ type: 'RemoveSlide', data: { id } }, keeper).isRefused('not_found'));
});
