import { expect, it } from 'vitest';
import { recordedEvent, Unreadable } from './recorded-event.ts';

const place = { id: 'id', type: 'Noted', stream: 'a-1', revision: 2, position: 7 };
const unreadable = new Unreadable('{');
const meta = { at: '2026-11-21T11:14:22.123456Z', commandId: 'c', previousHash: 'p', hash: 'h' };

it('is whole with our metadata and an object as data', () => {
  expect(recordedEvent(place, { data: { n: 1 }, meta })).toEqual({ ...place, data: { n: 1 }, meta });
});

it.each([unreadable, 'text', null, 7, new Uint8Array([1])])('is damaged where its data is %s', (data) => {
  expect(recordedEvent(place, { data, meta })).toEqual({ ...place, data: {}, meta, fault: 'damaged' });
});

it('is damaged where its metadata cannot be read, and keeps its place', () => {
  const event = recordedEvent(place, { data: { n: 1 }, meta: unreadable });
  expect(event).toMatchObject({
    ...place,
    data: {},
    fault: 'damaged',
    meta: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
  });
});

it.each([undefined, null, 'text', {}, { ...meta, hash: undefined }, new Uint8Array([1])])(
  'is foreign with the metadata %o',
  (other) => {
    expect(recordedEvent(place, { data: { n: 1 }, meta: other })).toMatchObject({
      ...place,
      data: {},
      fault: 'foreign',
    });
  },
);

it('has a hash of what is stored, the same each time it is read', () => {
  const hashOf = (data: unknown) => recordedEvent(place, { data, meta: undefined }).meta.hash;
  expect(hashOf({ n: 1 })).toBe(hashOf({ n: 1 }));
  expect(hashOf({ n: 1 })).not.toBe(hashOf({ n: 2 }));
});
