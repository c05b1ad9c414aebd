import type { Command, Load } from '../../pipeline/aggregate.ts';

export interface LineCommands {
  readonly load: Load;
  /** In the name of whoever started it; of each type once, under an id that is the same whenever the line comes again. */
  readonly send: (command: Command) => Promise<void>;
  /** Whether an earlier try of the line has changed a stream by a command of this type. */
  readonly wasSent: (stream: string, type: string) => Promise<boolean>;
}

/**
 * What is done for one line. It comes again after a crash: what was sent is not done twice, and must not be refused for
 * what it has changed itself. Throws `Rejected` where it cannot be done; any other error is an outage, after which it
 * comes again.
 */
export type BulkAct<Line> = (line: Line, commands: LineCommands) => Promise<void>;
