import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Engines } from '@maru/platform/engines/engines';
import { WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import { engineRefusal } from '@maru/platform/http/engine-refusal';
import type { AnyAggregate, Load } from './aggregate.ts';
import { answerOf, type People } from './answer-of.ts';
import { backoff } from './backoff.ts';
import type { CommandAnswer, CommandRequest, Execute } from './command-request.ts';
import { firstAnswer } from './first-answer.ts';
import { begin, type Snapshot } from './fold.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { asDecided, record } from './record.ts';
import type { Registry } from './registry.ts';
import type { Streams } from './streams.ts';

interface Pipeline {
  readonly engines: Pick<Engines, 'events' | 'keys' | 'clock'>;
  readonly people: People;
  readonly streams: Streams;
  readonly registry: Registry;
}

/** How often a command is decided anew when others keep writing to its stream. */
const maxTries = 10;

/** The one way of every command: repeated? allowed? still current? then decide, append, answer. */
export const commandPipeline = ({ engines, people, streams, registry }: Pipeline): Execute => {
  const inTurn = oneAtATime();
  const answer = (aggregate: AnyAggregate, snapshot: Snapshot<unknown>, request: CommandRequest) =>
    answerOf(people, aggregate, snapshot, request);

  /** Undefined where nothing changes. */
  const decide = async (
    aggregate: AnyAggregate,
    stream: string,
    request: CommandRequest,
    now: Snapshot<unknown>,
  ): Promise<CommandAnswer | undefined> => {
    await authorize(aggregate, request, now, streams.load);
    if (request.ifRevision !== undefined && request.ifRevision !== now.revision) {
      throw new Rejected(...(await conflict(now, () => answer(aggregate, now, request))));
    }
    const at = engines.clock.stamp();
    const decided =
      aggregate.decide[request.command.type]?.(now.state, request.command, { actor: request.actor, at }) ?? [];
    if (decided.length === 0) return undefined;
    const events = await record(
      request,
      { stream, at, now, events: decided },
      { keys: engines.keys, personal: aggregate.personal },
    );
    const appended = await engines.events.append(stream, events, now.revision < 0 ? 'none' : now.revision);
    return answer(
      aggregate,
      await streams.follow(aggregate, { ...appended, stream, events: asDecided(events, decided) }),
      request,
    );
  };

  const once = async (aggregate: AnyAggregate, stream: string, request: CommandRequest): Promise<CommandAnswer> => {
    const made =
      namesStream(request, stream) &&
      (await decide(aggregate, stream, request, begin(aggregate).snapshot).catch(asRepeated));
    if (made) return made;
    const now = await streams.load(aggregate, stream);
    // Looked for first: a retry answers the same even where the command would be refused by now.
    const written = now.commands.get(request.commandId);
    if (written) return answer(aggregate, await firstAnswer(engines.events, aggregate, request, written), request);
    return (await decide(aggregate, stream, request, now)) ?? answer(aggregate, now, request);
  };

  const persistently = async (
    aggregate: AnyAggregate,
    stream: string,
    request: CommandRequest,
  ): Promise<CommandAnswer> => {
    for (let attempt = 1; attempt <= maxTries; attempt += 1) {
      if (isLate(request)) throw new Rejected('unavailable');
      try {
        return await once(aggregate, stream, request);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw engineRefusal(error);
        await backoff(attempt);
      }
    }
    throw new Rejected('busy');
  };

  return (request) => {
    const aggregate = registry(request.command.type);
    const stream = aggregate.stream(request.command);
    return inTurn(stream, () => persistently(aggregate, stream, request));
  };
};

/**
 * A stream named by the command's own id is not there yet, unless this is a retry: reading it first would be for
 * nothing.
 */
const namesStream = ({ commandId }: CommandRequest, stream: string) => stream.endsWith(commandId);

/** Whatever is refused on an empty stream may have been done before. */
const asRepeated = (error: unknown) => {
  if (!(error instanceof WrongExpectedRevision || error instanceof Rejected)) throw error;
  return undefined;
};

/**
 * While the log hangs, those who wait for their turn must not be worked off one by one when nobody waits for them any
 * more.
 */
const isLate = ({ deadline = Infinity }: CommandRequest) => performance.now() > deadline;

const authorize = async (
  aggregate: AnyAggregate,
  { command, actor }: CommandRequest,
  now: Snapshot<unknown>,
  load: Load,
) => {
  const subject = await aggregate.subject(command, now.state, actor, load);
  const refused = aggregate.policies[command.type]?.(actor, subject);
  if (refused) throw new Rejected(refused);
};

/** A thing that is not there has no revision to compare with. */
const conflict = async (
  now: Snapshot<unknown>,
  answer: () => Promise<CommandAnswer>,
): Promise<ConstructorParameters<typeof Rejected>> =>
  now.revision < 0 ? ['not_found'] : ['revision_conflict', { current: (await answer()).body }];
