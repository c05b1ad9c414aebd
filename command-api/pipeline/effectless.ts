import { type EffectlessEvent, effectlessEvent, effectlessStream } from '@maru/contracts/kernel/effectless.events';
import type { EventMeta } from '@maru/contracts/kernel/message';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { commandIdOf } from './command-id.ts';
import type { CommandOrigin } from './command-origin.ts';
import type { CommandRequest } from './command-request.ts';
import { record } from './record.ts';

export type Effectless = EffectlessEvent & { readonly meta: Pick<EventMeta, 'at' | 'requestHash'> };

/** Of the stream too, because a request may send commands to several streams under one id. */
const streamFor = ({ commandId }: CommandRequest, stream: string) => effectlessStream(commandIdOf(stream, commandId));

/** Only commands with a client's key may come again. */
export const effectlessBefore = async (
  events: EventStore,
  request: CommandRequest,
  stream: string,
): Promise<Effectless | undefined> => {
  if (!request.isKeyed) return undefined;
  for await (const [first] of events.readStream(streamFor(request, stream), { to: 0 }))
    if (first) return { ...effectlessEvent.parse(first), meta: first.meta };
  return undefined;
};

interface EffectlessCommand {
  readonly stream: string;
  readonly revision: number;
  readonly at: string;
  readonly origin: CommandOrigin;
}

/** Throws `WrongExpectedRevision` when another copy was faster. */
export const rememberEffectless = async (
  events: EventStore,
  request: CommandRequest,
  { stream, revision, at, origin }: EffectlessCommand,
): Promise<void> => {
  if (!request.isKeyed) return;
  const event: EffectlessEvent = {
    type: 'CommandHadNoEffect',
    data: { stream, revision, command: request.command.type },
  };
  const to = streamFor(request, stream);
  const now = { revision: -1, hash: undefined };
  await events.append(to, await record(origin, { stream: to, at, now, events: [event] }), 'none');
};
