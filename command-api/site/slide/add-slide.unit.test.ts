import { slideCommand } from '@maru/contracts/site/slide/slide.commands';
import { slidePolicies } from '@maru/contracts/site/slide/slide.policies';
import { describe, expect, it } from 'vitest';
import { added, keeper, slide } from './slide.spec.ts';

const { rank: _rank, ...data } = added.data;

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
