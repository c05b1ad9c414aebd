import type { Engines } from '../engines/engines.ts';
import { waitForPosition } from './wait-for.ts';

/**
 * Waits until the live versions of these views hold everything that is in the log now, at most `timeoutMs`; false when
 * they do not get there. For those who cannot say which position they have seen, before they are refused what a command
 * has just granted them.
 */
export const reachHead = async (
  { events, views }: Pick<Engines, 'events' | 'views'>,
  names: readonly string[],
  timeoutMs: number,
): Promise<boolean> => waitForPosition(views, names, await events.head(), timeoutMs);
