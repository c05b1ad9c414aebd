import { expect, it } from 'vitest';
import { hasOutlivedPassword } from './refresh.endpoint.ts';

const change = { passwordChange: { position: 10, kept: 'own' } };

it.each([
  ['before the change', { family: 'other', started: 9, user: change }, true],
  ['before the change, which was made in it', { family: 'own', started: 9, user: change }, false],
  ['after the change', { family: 'other', started: 11, user: change }, false],
  [
    'before a recovery, which is made in none',
    { family: 'own', started: 9, user: { passwordChange: { position: 10, kept: undefined } } },
    true,
  ],
  ['with a password never changed', { family: 'other', started: 9, user: { passwordChange: undefined } }, false],
])('begun %s', (_, { family, started, user }, outlived) =>
  expect(hasOutlivedPassword(family, { started }, user)).toBe(outlived),
);
