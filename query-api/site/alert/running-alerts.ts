import { alertEvent, alertStream } from '@maru/contracts/site/alert/alert.events';
import { type AlertRule, alertRule } from '@maru/contracts/site/alert/alert.fields';
import { type AlertFacts, alertFold } from '@maru/contracts/site/alert/alert.fold';
import type { systemAlertQueries } from '@maru/contracts/site/alert/alert.routes';
import type { RunningAlert } from '@maru/contracts/site/alert/alert.views';
import { evolved } from '@maru/contracts/kernel/fold';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { QueryHandler } from '../../http/query-handler.ts';

const after = (facts: AlertFacts, event: RecordedEvent): AlertFacts => {
  const { data: known } = alertEvent.safeParse(event);
  if (!known || event.fault) return facts;
  return evolved(alertFold.evolve, facts, { ...event, ...known });
};

/** Short streams, so that no view is needed, which might be what an alert is about. */
const runningOf = async (events: Pick<EventStore, 'readStream'>, rule: AlertRule): Promise<readonly RunningAlert[]> => {
  let facts = alertFold.initialState;
  for await (const batch of events.readStream(alertStream(rule))) facts = batch.reduce(after, facts);
  return facts.running ? [{ rule, ...facts.running }] : [];
};

export const runningAlerts: QueryHandler<typeof systemAlertQueries.running> = {
  views: [],
  answer: async (_input, { engines: { events } }) => {
    const found = await Promise.all(alertRule.options.map((rule) => runningOf(events, rule)));
    return { list: found.flat().toSorted((a, b) => b.since - a.since) };
  },
};
