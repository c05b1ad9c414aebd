import { Rejected } from '@maru/contracts/kernel/rejections';
import { describe, expect, it } from 'vitest';
import { etagOf, isKnown, revisionOf } from './etag.ts';

describe('etag', () => {
  it.each([0, 7, 123_456])('reads back revision %i', (revision) => {
    expect(revisionOf(etagOf(revision))).toBe(revision);
    expect(revisionOf(`W/${etagOf(revision)}`)).toBe(revision);
  });

  it('tells copies of one revision apart by their content, and reads the revision back', () => {
    const [one, other] = [etagOf(7, '{"comments":1}'), etagOf(7, '{"comments":2}')];
    expect(one).not.toBe(other);
    expect([revisionOf(one), revisionOf(`W/${other}`)]).toEqual([7, 7]);
    expect([isKnown(one, `${other}, W/${one}`), isKnown(one, other), isKnown(one, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([undefined, '*', ' * '])('asks for nothing when If-Match is %s', (header) => {
    expect(revisionOf(header)).toBeUndefined();
  });

  it.each(['7', '"x"', '"-1"', '"1", "2"', '', `"${'9'.repeat(16)}"`])('refuses %s', (header) => {
    expect(() => revisionOf(header)).toThrow(Rejected);
  });
});
