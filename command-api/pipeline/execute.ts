import { retry } from '@maru/platform/clock/backoff';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Engines } from '@maru/platform/engines/engines';
import { WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import { engineRefusal } from '@maru/platform/http/engine-refusal';
import { keyedMutex } from '@maru/platform/clock/keyed-mutex';
import type { AnyAggregate, Load } from './aggregate.ts';
import { answerOf, type People } from './answer-of.ts';
import { originOf } from './command-origin.ts';
import type { CommandAnswer, CommandRequest, Execute } from './command-request.ts';
import { effectlessBefore, rememberEffectless } from './effectless.ts';
import { firstAnswer, firstAnswerWithoutEffect } from './first-answer.ts';
import { askedMarks, begin, type Snapshot } from './fold.ts';
import { asDecided, record } from './record.ts';
import type { Registry } from './registry.ts';
import type { Streams } from './streams.ts';

interface Pipeline {
  readonly engines: Pick<Engines, 'events' | 'keys' | 'clock' | 'requestHash'>;
  readonly people: People;
  readonly streams: Streams;
  readonly registry: Registry;
}

const maxTries = 10;
const backoff = { firstMs: 8, longestMs: 200 };

interface Task {
  readonly aggregate: AnyAggregate;
  readonly stream: string;
  readonly request: CommandRequest;
}

export const commandPipeline = (pipeline: Pipeline): Execute => {
  const mutex = keyedMutex();
  return (request) => {
    const aggregate = pipeline.registry(request.command.type);
    const stream = aggregate.stream(request.command);
    return mutex(stream, () => persistently(pipeline, { aggregate, stream, request }));
  };
};

const persistently = (pipeline: Pipeline, task: Task): Promise<CommandAnswer> => {
  const attempt = () => {
    if (isLate(task.request)) throw new Rejected('unavailable');
    return once(pipeline, task);
  };
  const onFailure = (error: unknown, failures: number) => {
    if (!(error instanceof WrongExpectedRevision)) throw engineRefusal(error);
    if (failures >= maxTries) throw new Rejected('busy');
  };
  return retry(attempt, { ...backoff, onFailure });
};

const once = async (pipeline: Pipeline, task: Task): Promise<CommandAnswer> => {
  const { people, streams, engines } = pipeline;
  const { aggregate, stream, request } = task;
  const answer = (snapshot: Snapshot<unknown>) => answerOf(people, aggregate, snapshot, request);
  const attempt = namesStream(task) && (await decide(pipeline, task, begin(aggregate).snapshot).catch(asRepeated));
  if (attempt && attempt.snapshot) return answer(attempt.snapshot);
  const [now, effectless] = await Promise.all([
    streams.load(aggregate, stream),
    effectlessBefore(engines.events, request, stream),
  ]);
  // Looked for first: a retry answers the same even where the command would be refused by now.
  const range = await now.rangeOf(request.commandId);
  if (range) return answer(await firstAnswer({ ...engines, streams }, aggregate, request, range));
  if (effectless)
    return answer(await firstAnswerWithoutEffect({ ...engines, streams }, aggregate, request, effectless));
  const { snapshot, at } = await decide(pipeline, task, now);
  if (!snapshot) {
    const origin = originOf(request, engines.requestHash);
    await rememberEffectless(engines.events, request, { stream, revision: now.revision, at, origin });
  }
  return answer(snapshot ?? now);
};

/** The snapshot is undefined where nothing changes. */
const decide = async (
  { engines, people, streams }: Pipeline,
  { aggregate, stream, request }: Task,
  now: Snapshot<unknown>,
): Promise<{ readonly snapshot: Snapshot<unknown> | undefined; readonly at: string }> => {
  await authorize(aggregate, request, now, streams.load);
  if (request.ifRevision !== undefined && request.ifRevision !== now.revision)
    throw new Rejected(...(await conflict(now, () => answerOf(people, aggregate, now, request))));
  const at = engines.clock.stamp();
  const { command, actor } = request;
  const marks = await askedMarks(aggregate, command, now);
  const newEvents = aggregate.decide[command.type]?.(now.state, command, { actor, at, marks }) ?? [];
  if (newEvents.length === 0) return { snapshot: undefined, at };
  const sealing = { keys: engines.keys, personal: aggregate.personal };
  const events = await record(originOf(request, engines.requestHash), { stream, at, now, events: newEvents }, sealing);
  const appended = await engines.events.append(stream, events, now.revision < 0 ? 'none' : now.revision);
  return {
    snapshot: await streams.follow(aggregate, { ...appended, stream, events: asDecided(events, newEvents) }),
    at,
  };
};

/** A stream named by the command's own id is not there yet, unless this is a retry, so it is not read first. */
const namesStream = ({ request: { commandId }, stream }: Task) => stream.endsWith(commandId);

const asRepeated = (error: unknown) => {
  if (!(error instanceof WrongExpectedRevision || error instanceof Rejected)) throw error;
  return undefined;
};

const isLate = ({ deadline = Infinity }: CommandRequest) => performance.now() > deadline;

const authorize = async (
  aggregate: AnyAggregate,
  { command, actor }: CommandRequest,
  now: Snapshot<unknown>,
  load: Load,
) => {
  const subject = await aggregate.subject(command, now.state, actor, load);
  const refusal = aggregate.policies[command.type]?.(actor, subject);
  if (refusal) throw new Rejected(refusal);
};

const conflict = async (
  now: Snapshot<unknown>,
  answer: () => Promise<CommandAnswer>,
): Promise<ConstructorParameters<typeof Rejected>> =>
  now.revision < 0 ? ['not_found'] : ['revision_conflict', { current: (await answer()).body }];
