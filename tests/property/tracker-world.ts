import type { StreamFold } from '@maru/contracts/kernel/fold';
import { type AnyAggregate, anyAggregate, type Load } from '@maru/command-api/pipeline/aggregate';
import { recordedAs } from '@maru/command-api/pipeline/decider-spec';
import { registry } from '@maru/command-api/pipeline/registry';
import { commentAggregate } from '@maru/command-api/tracker/comment/comment.aggregate';
import { issueAggregate } from '@maru/command-api/tracker/issue/issue.aggregate';
import { projectAggregate } from '@maru/command-api/tracker/project/project.aggregate';
import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { Sent } from './tracker-commands.ts';

export const trackerAggregates = [
  anyAggregate(projectAggregate),
  anyAggregate(issueAggregate),
  anyAggregate(commentAggregate),
];
export const aggregateOf = registry(trackerAggregates);
export type Stored = DomainEvent & Recorded;

/** What a command led to. */
export interface Outcome {
  readonly stream: string;
  readonly events: readonly Stored[];
  readonly refused: RejectionCode | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

type AnyFold = Pick<AnyAggregate, 'initialState' | 'evolve'>;
type Step = Readonly<Record<string, (state: unknown, event: Stored) => unknown>>;
export const foldStored = ({ initialState, evolve }: AnyFold, events: readonly Stored[]) =>
  events.reduce((state, event) => (evolve as unknown as Step)[event.type]?.(state, event), initialState);

/**
 * The whole write side in memory, folded anew for every command: slow, short, and without any of the pipeline's
 * cleverness.
 */
export const trackerWorld = () => {
  const log: Stored[] = [];
  const eventsOf = (stream: string) => log.filter((event) => event.stream === stream);
  const load: Load = async <S, E extends DomainEvent>(folded: StreamFold<S, E>, stream: string) => {
    const events = eventsOf(stream);
    return {
      state: foldStored(folded as unknown as AnyFold, events) as S,
      revision: events.length - 1,
      mark: async () => undefined,
    };
  };

  const decide = async (aggregate: AnyAggregate, { command, actor }: Sent, state: unknown) => {
    const refused = aggregate.policies[command.type]?.(actor, await aggregate.subject(command, state, actor, load));
    if (refused) throw new Rejected(refused);
    return aggregate.decide[command.type]?.(state, command, { actor, at: recordedAs(log.length).meta.at }) ?? [];
  };

  const run = async (sent: Sent): Promise<Outcome> => {
    const aggregate = aggregateOf(sent.command.type);
    const stream = aggregate.stream(sent.command);
    const past = eventsOf(stream);
    const before = foldStored(aggregate, past);
    try {
      const decided = await decide(aggregate, sent, before);
      const { meta } = recordedAs(log.length);
      const events = decided.map((event, at): Stored => ({
        ...event,
        stream,
        revision: past.length + at,
        position: log.length + at + 1,
        meta,
      }));
      log.push(...events);
      return { stream, events, refused: undefined, before, after: foldStored(aggregate, [...past, ...events]) };
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return { stream, events: [], refused: error.code, before, after: before };
    }
  };
  return { log, run, eventsOf };
};
