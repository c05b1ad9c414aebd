import type { Deciders } from '@maru/contracts/kernel/decider';
import type { ProjectionCommand } from '@maru/contracts/site/projection/projection.commands';
import { type ProjectionEvent, projectionStream } from '@maru/contracts/site/projection/projection.events';
import { type ProjectionFacts, projectionFold } from '@maru/contracts/site/projection/projection.fold';
import { projectionPolicies } from '@maru/contracts/site/projection/projection.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const decide: Deciders<ProjectionCommand, ProjectionFacts, ProjectionEvent> = {
  RequestRebuild: (_projection, { data }) => [{ type: 'ProjectionRebuildRequested', data }],
  RetryParkedDocument: (_projection, { data }) => [{ type: 'ParkedDocumentRetried', data }],
  GiveUpParkedDocument: ({ givenUp }, { data }) =>
    givenUp[data.document]?.position === data.position ? [] : [{ type: 'ParkedDocumentGivenUp', data }],
};

export const projectionAggregate: Aggregate<ProjectionCommand, ProjectionFacts, ProjectionEvent, object> = {
  ...projectionFold,
  name: 'platform.projection',
  stream: ({ data }) => projectionStream(data.id),
  decide,
  policies: projectionPolicies,
  subject: () => ({}),
  answer: (_projection, { data: { id } }) => ({ body: { id } }),
};
