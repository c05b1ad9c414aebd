import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples as examples } from '@maru/contracts/tracker/project/project.examples';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import { membership, membershipId } from '@maru/contracts/tracker/project/project.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { membershipProjection } from './membership.projection.ts';

const { id, ownerId } = examples.ProjectAdded.data;
const { userId } = examples.JoinRequested.data;

/** The role it gives to the person it names; undefined when it is about nobody. */
const roles: { readonly [K in ProjectEvent['type']]: ProjectRole | undefined } = {
  ProjectAdded: 'owner',
  JoinRequested: 'requested',
  JoinApproved: 'member',
  JoinDeclined: 'none',
  MemberLeft: 'none',
  MemberRemoved: 'none',
  MemberPromoted: 'owner',
  MemberDemoted: 'member',
  ProjectEdited: undefined,
  ProjectStatusChanged: undefined,
  ProjectDeleted: undefined,
  ProjectRestored: undefined,
};

const eventsUpTo = (type: string) => {
  const record = recorder();
  const given = type === 'ProjectAdded' ? [] : [examples.ProjectAdded];
  return [...given, examples[type as ProjectEvent['type']]].map((event) => record(projectStream(id), event));
};

it.each(Object.entries(roles))('%s gives the role %s', (type, role) => {
  const person = type === 'ProjectAdded' ? ownerId : userId;
  const events = eventsUpTo(type);
  const doc = foldEvents(membershipProjection, events).get(membershipId(id, person));
  const expected = {
    id: membershipId(id, person),
    prj_id: id,
    user_id: person,
    role,
    revision: events.length - 1,
    position: events.length,
  };
  expect(doc).toEqual(role && expected);
  if (doc) expect(membership.parse(doc)).toEqual(doc);
});

it.each(Object.keys(roles))('%s changes nothing when seen again', (type) => {
  const events = eventsUpTo(type);
  expect(foldEvents(membershipProjection, [...events, ...events])).toEqual(foldEvents(membershipProjection, events));
});
