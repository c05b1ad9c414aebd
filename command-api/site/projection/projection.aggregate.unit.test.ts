import { system } from '@maru/contracts/kernel/actor';
import { projectionExamples } from '@maru/contracts/site/projection/projection.examples';
import { projectionPolicies } from '@maru/contracts/site/projection/projection.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { projectionAggregate } from './projection.aggregate.ts';

const {
  ProjectionRebuildRequested: requested,
  ParkedDocumentRetried: retried,
  ParkedDocumentGivenUp: givenUp,
} = projectionExamples;
const projection = decisionsOf(projectionAggregate);

it('a rebuild is asked for as often as somebody does so', () => {
  const rebuild = { type: 'RequestRebuild', data: requested.data } as const;
  projection.given().when(rebuild, system).emits(requested);
  projection.given(requested).when(rebuild, system).emits(requested);
});

it('a document is given up once at an event, and again at another or after it was tried', () => {
  const giveUp = { type: 'GiveUpParkedDocument', data: givenUp.data } as const;
  const later = { ...giveUp, data: { ...giveUp.data, position: 41 } };
  projection.given().when(giveUp, system).emits(givenUp);
  projection.given(givenUp).when(giveUp, system).emitsNothing();
  projection
    .given(givenUp)
    .when(later, system)
    .emits({ ...givenUp, data: later.data });
  projection.given(givenUp, retried).when(giveUp, system).emits(givenUp);
  projection.given(givenUp).when({ type: 'RetryParkedDocument', data: retried.data }, system).emits(retried);
});

it('only administrators ask for a rebuild', () => {
  expect(projectionPolicies.RequestRebuild({ id: 'a', level: 9 }, {})).toBe('forbidden');
  expect(projectionPolicies.RequestRebuild({ id: 'a', level: 10 }, {})).toBeUndefined();
});
