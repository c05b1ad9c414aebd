import type { Actor } from '@maru/contracts/kernel/actor';
import type { Circumstances, Deciders } from '@maru/contracts/kernel/decider';
import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import { expect } from 'vitest';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { Command, Load } from './aggregate.ts';
import { step } from './fold.ts';

const zeros = '0'.repeat(64);
/** One second after the event before. */
export const recordedAs = (revision: number): Recorded => ({
  stream: 'spec',
  revision,
  position: revision + 1,
  meta: {
    at: new Date(Date.UTC(2026, 0, 1) + revision * 1000).toISOString(),
    actorId: '',
    commandId: '',
    correlationId: '',
    causationId: '',
    schemaVersion: 1,
    ipHash: '',
    previousHash: zeros,
    hash: zeros,
  },
});

export const foldAll = <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, events: readonly E[]): S =>
  events.reduce(
    (state, event, revision) => step(streamFold, state, { ...event, ...recordedAs(revision) }),
    streamFold.initialState,
  );

export const marksIn = <S, E extends DomainEvent>(
  { marksOf }: StreamFold<S, E>,
  events: readonly E[],
): ReadonlyMap<string, string> => new Map(events.flatMap((event) => marksOf?.(event) ?? []));

export const loadsFrom =
  (streams: Readonly<Record<string, readonly DomainEvent[]>>): Load =>
  async <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) => {
    const events = (streams[stream] ?? []) as readonly E[];
    const marks = marksIn(streamFold, events);
    const mark = async (name: string) => marks.get(name);
    return { state: foldAll(streamFold, events), revision: events.length - 1, mark };
  };

/** `spec.given(...events).when(command, actor).emits(...events)`; `laterMs` after the last of the events, and a second. */
export const decisionsOf = <C extends Command, S, E extends DomainEvent>(
  aggregate: StreamFold<S, E> & { readonly decide: Deciders<C, S, E> },
) => {
  const decide: Readonly<Record<string, (state: S, command: never, circumstances: Circumstances) => readonly E[]>> =
    aggregate.decide;
  return {
    given: (...past: readonly E[]) => ({
      when: (command: C, actor: Actor, laterMs = 0) => {
        const decision = () =>
          decide[command.type]?.(foldAll(aggregate, past), command as never, {
            actor,
            at: new Date(Date.parse(recordedAs(past.length).meta.at) + laterMs).toISOString(),
            marks: marksIn(aggregate, past),
          });
        return {
          emits: (...events: readonly E[]) => expect(decision()).toEqual(events),
          emitsNothing: () => expect(decision()).toEqual([]),
          isRefused: (code: RejectionCode) => expect(decision).toThrow(expect.objectContaining({ code })),
        };
      },
    }),
  };
};
