import type { Actor } from '@maru/contracts/kernel/actor';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { projectAggregate } from './project.aggregate.ts';

const { ProjectAdded } = projectExamples;
export const id = ProjectAdded.data.id;
export const owner: Actor = { id: ProjectAdded.data.ownerId, level: 1 };
export const other: Actor = { id: projectExamples.JoinRequested.data.userId, level: 1 };

export const added = ProjectAdded;
export const deleted: ProjectEvent = { type: 'ProjectDeleted', data: { id } };
export const of = (person: Actor) => ({ id, userId: person.id });
export const requested: readonly ProjectEvent[] = [added, { type: 'JoinRequested', data: of(other) }];
export const joined: readonly ProjectEvent[] = [...requested, { type: 'JoinApproved', data: of(other) }];
export const promoted: readonly ProjectEvent[] = [...joined, { type: 'MemberPromoted', data: of(other) }];

export const project = decisionsOf(projectAggregate);
