import { memberDayDocument } from '@maru/contracts/identity/user/member-day.views';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { memberDayProjection } from './member-day.projection.ts';

const { id } = userExamples.UserRegistered.data;
const eventsOf = (...types: readonly UserEvent['type'][]) => {
  const record = recorder();
  return types.map((type) => record(userStream(id), userExamples[type]));
};
const after = (...types: readonly UserEvent['type'][]) =>
  foldEvents(memberDayProjection, eventsOf(...types)).get('2026-01-05');

it.each(Object.keys(userExamples))('%s counts only where somebody joins or leaves', (name) => {
  const type = name as UserEvent['type'];
  const doc = after('UserRegistered', type);
  expect(doc).toMatchObject({ joined: type === 'UserRegistered' ? 2 : 1, left: type === 'UserWithdrawn' ? 1 : 0 });
  expect(memberDayDocument.parse(doc)).toEqual(doc);
});

it.each(Object.keys(userExamples))('%s changes nothing when seen again', (name) => {
  const events = eventsOf('UserRegistered', name as UserEvent['type']);
  expect(foldEvents(memberDayProjection, [...events, ...events])).toEqual(foldEvents(memberDayProjection, events));
});
