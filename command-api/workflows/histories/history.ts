import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Command } from '../../pipeline/aggregate.ts';

/** A command that a workflow sent. `id` is null where it is made up; `head` is the newest position afterwards. */
export interface SentCommand {
  readonly command: Command;
  readonly id: string | null;
  readonly refused: string | null;
  readonly head: number;
}

/** What a workflow did about the event at `cause`, when the log ended at `head`. */
export interface HistoryStep {
  readonly workflow: string;
  readonly cause: number;
  readonly head: number;
  readonly sent: readonly SentCommand[];
}

/** A stretch of a log, with what followed from its events by the program that wrote it; `why` it was recorded. */
export interface History {
  readonly name: string;
  readonly why: string;
  readonly events: readonly RecordedEvent[];
  /** By workflow and position. */
  readonly reactions: Readonly<Record<string, readonly unknown[]>>;
  readonly steps: readonly HistoryStep[];
}

/** Without what is made up anew each time, such as the key of a licence, which only the first try decides. */
export const comparable = ({ type, data }: Command): unknown =>
  JSON.parse(JSON.stringify(type === 'IssueLicence' ? { type, data: { ...data, key: '' } } : { type, data }));
