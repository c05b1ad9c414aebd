import type { Actor } from '@maru/contracts/kernel/actor';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Command } from '../../pipeline/aggregate.ts';

/** A command that a workflow sent; `id` is null where it is made up, `actor` is left out for the system. */
export interface SentCommand {
  readonly command: Command;
  readonly id: string | null;
  readonly actor?: Actor;
  readonly refused: string | null;
}

/** What a workflow did otherwise, such as `mail.send`, with what it handed over. */
export interface OutsideCall {
  readonly outside: string;
  readonly with: readonly unknown[];
}

/** `head` is the newest position afterwards. */
export type Act = (SentCommand | OutsideCall) & { readonly head: number };

/** What a workflow did about the event at `cause`, at the time `at` (epoch ms), when the log ended at `head`. */
export interface HistoryStep {
  readonly workflow: string;
  readonly cause: number;
  readonly at: number;
  readonly head: number;
  readonly acts: readonly Act[];
}

/** A stretch of a log, with what followed from its events by the program that wrote it; `why` it was recorded. */
export interface History {
  readonly name: string;
  readonly why: string;
  /** As they were before anything followed from them: a workflow may destroy the key of what they hold. */
  readonly events: readonly RecordedEvent[];
  /** By workflow and position. */
  readonly reactions: Readonly<Record<string, readonly unknown[]>>;
  readonly steps: readonly HistoryStep[];
}

export const isCommand = (act: Act): act is SentCommand & Act => 'command' in act;

/** Without what is made up anew each time, such as the key of a licence, which only the first try decides. */
const commandToCompare = ({ type, data }: Command): Command =>
  type === 'IssueLicence' ? { type, data: { ...data, key: '' } } : { type, data };

/** What must be the same again of an act. */
export const comparable = (act: SentCommand | OutsideCall): unknown => {
  const shown =
    'command' in act
      ? { id: act.id, actor: act.actor, ...commandToCompare(act.command) }
      : { outside: act.outside, with: act.with };
  return JSON.parse(JSON.stringify(shown));
};
