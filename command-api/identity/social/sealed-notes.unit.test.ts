import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { expect, it } from 'vitest';
import { sealedNotes } from './sealed-notes.service.ts';

const clock = fixedClock();
const notes = sealedNotes('s'.repeat(32), clock);

it('opens what was sealed for the same use, for as long as was said', () => {
  const sealed = notes.seal('a', { word: 'secret' }, 60);
  expect(sealed).not.toContain(Buffer.from('secret').toString('base64url'));
  expect(notes.open('a', sealed)).toMatchObject({ word: 'secret' });
  expect(notes.open('b', sealed)).toBeUndefined();
  expect(sealedNotes('t'.repeat(32), clock).open('a', sealed)).toBeUndefined();
  clock.advance(61_000);
  expect(notes.open('a', sealed)).toBeUndefined();
});

it.each([undefined, '', 'x', 'a.b.c.d.e'])('opens no %j', (text) => expect(notes.open('a', text)).toBeUndefined());
