import type { Deciders } from '@maru/contracts/kernel/decider';
import type { AlertCommand } from '@maru/contracts/site/alert/alert.commands';
import { type AlertEvent, alertStream } from '@maru/contracts/site/alert/alert.events';
import { type AlertFacts, alertFold } from '@maru/contracts/site/alert/alert.fold';
import { alertPolicies } from '@maru/contracts/site/alert/alert.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const decide: Deciders<AlertCommand, AlertFacts, AlertEvent> = {
  RaiseAlert: ({ running }, { data }) => (running ? [] : [{ type: 'AlertRaised', data }]),
  EndAlert: ({ running }, { data }) => (running ? [{ type: 'AlertEnded', data }] : []),
};

export const alertAggregate: Aggregate<AlertCommand, AlertFacts, AlertEvent, object> = {
  ...alertFold,
  name: 'site.alert',
  stream: ({ data }) => alertStream(data.id),
  decide,
  policies: alertPolicies,
  subject: () => ({}),
  answer: (_alert, { data: { id } }) => ({ body: { id } }),
};
