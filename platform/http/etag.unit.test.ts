import { Rejected } from '@maru/contracts/kernel/rejections';
import { describe, expect, it } from 'vitest';
import { etagOf, revisionOf } from './etag.ts';

describe('etag', () => {
  it.each([0, 7, 123_456])('reads back revision %i', (revision) => {
    expect(revisionOf(etagOf(revision))).toBe(revision);
    expect(revisionOf(`W/${etagOf(revision)}`)).toBe(revision);
  });

  it.each([undefined, '*', ' * '])('asks for nothing when If-Match is %s', (header) => {
    expect(revisionOf(header)).toBeUndefined();
  });

  it.each(['7', '"x"', '"-1"', '"1", "2"', '', `"${'9'.repeat(16)}"`])('refuses %s', (header) => {
    expect(() => revisionOf(header)).toThrow(Rejected);
  });
});
