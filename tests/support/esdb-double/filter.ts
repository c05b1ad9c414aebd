import type { RecordedEvent } from './recorded-event.ts';

export interface Filter {
  wants(event: RecordedEvent): boolean;
  /** A checkpoint is due when this many events were looked at since the last one. */
  checkpointEvery: number;
}

export interface FilterWish {
  on: 'stream' | 'type';
  regex: string;
  prefixes: readonly string[];
  searchWindow: number;
  checkpointMultiplier: number;
}

export function filterBy({ on, regex, prefixes, searchWindow, checkpointMultiplier }: FilterWish): Filter {
  const pattern = regex ? new RegExp(regex, 'u') : undefined;
  const matches = (text: string) => (pattern ? pattern.test(text) : prefixes.some((prefix) => text.startsWith(prefix)));
  return {
    wants: (event) => matches(on === 'stream' ? event.stream : event.type),
    checkpointEvery: searchWindow * Math.max(1, checkpointMultiplier),
  };
}
