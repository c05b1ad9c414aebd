import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { eventsOf, verifyLog } from '@maru/platform/event-store/verify-chain';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { compareWithRebuild } from '@maru/projectors/runtime/compare-with-rebuild';
import type { StackPlace } from '../../support/stack/running-stack.ts';

/** What the engines of a running stack hold once it has come to rest. */
export interface Inspection {
  /** Texts of the issue's comments and its later titles in the log, and of the comments in the view. */
  readonly logged: readonly string[];
  readonly shown: readonly string[];
  /** Documents that a rebuild of all views makes otherwise. */
  readonly differences: readonly object[];
  readonly firstBadEvent: object | undefined;
  readonly events: number;
}

const textOf = (event: CommentEvent | IssueEvent, issue: string) => {
  if (event.type === 'CommentAdded' && event.data.issue_id === issue) return [event.data.comment];
  return event.type === 'IssueTitleChanged' && event.data.id === issue ? [event.data.to] : [];
};

/** Texts of an issue's comments and its later titles, in the order of the log. */
export const textsIn = async (events: Pick<EventStore, 'readAll'>, issue: string): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const batch of eventsOf(events.readAll({ after: 0, prefixes: ['tracker.comment-', 'tracker.issue-'] }))) {
    texts.push(
      ...(batch as unknown as readonly (CommentEvent | IssueEvent)[]).flatMap((event) => textOf(event, issue)),
    );
  }
  return texts;
};

export const inspectStack = async (
  { dataDir, esdbUrl, mongodbUrl, redisUrl }: StackPlace,
  issue: string,
  uncompared: readonly string[],
): Promise<Inspection> => {
  const log = createLogger({ level: 'silent' });
  const engines = await openEngines({ dataDir, esdbUrl, mongodbUrl, redisUrl }, log);
  const { events, views } = engines;
  // As the log is kept, whatever engines do to what they hand out.
  const compared = projections.filter(({ name }) => !uncompared.includes(name));
  const stored = openEsdbEventStore(esdbUrl, log);
  try {
    const { bad, events: count } = await verifyLog(stored);
    const differences = await compareWithRebuild({ events, views, bus: memoryLiveBus() }, compared);
    const found = await views.view('comment').find<CommentDocument>({ where: { issue_id: issue }, limit: 100_000 });
    return {
      logged: await textsIn(events, issue),
      shown: found.map(({ doc }) => doc.comment),
      differences,
      firstBadEvent: bad,
      events: count,
    };
  } finally {
    await stored.close();
    await closeEngines(engines);
  }
};
