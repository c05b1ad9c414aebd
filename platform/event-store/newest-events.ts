import { decodeRow, type EventRow } from './encoded-event.ts';
import type { EventBatch, RecordedEvent, StreamFilter } from './event-store.ts';

interface CachedEvent {
  readonly row: EventRow;
  readonly size: number;
  /** Decoded by the first reader, shared by all: every subscriber of a fresh event would parse the same JSON. */
  event: RecordedEvent | undefined;
}

const maxEvents = 4_096;
const maxCharacters = 16 * 1_048_576;

/** For subscribers that keep up; older ones are read from disk. */
export class NewestEvents {
  #kept: CachedEvent[] = [];
  #characters = 0;
  #floor: number;
  #head: number;

  constructor(head: number) {
    this.#floor = head;
    this.#head = head;
  }

  get head(): number {
    return this.#head;
  }

  push(rows: readonly EventRow[]): void {
    for (const row of rows) {
      const size = row[5].length + row[6].length;
      this.#kept.push({ row, size, event: undefined });
      this.#characters += size;
      this.#head = row[0];
    }
    // Trimmed at twice the measure only, so that the cost of moving the array is spread over many events.
    if (this.#kept.length > 2 * maxEvents || this.#characters > maxCharacters) this.#trim();
  }

  page(after: number, upTo: number, filter: StreamFilter, limit: number): EventBatch | undefined {
    if (after < this.#floor) return undefined;
    const events: RecordedEvent[] = [];
    let position = after;
    for (let index = this.#firstAfter(after); index < this.#kept.length; index += 1) {
      const kept = this.#kept[index];
      if (kept === undefined || kept.row[0] > upTo || events.length === limit) break;
      position = kept.row[0];
      if (filter.accepts(kept.row[2])) events.push((kept.event ??= decodeRow(kept.row)));
    }
    return { events, position };
  }

  #firstAfter(position: number): number {
    let low = 0;
    let high = this.#kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#kept[middle]?.row[0] ?? Infinity) > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #trim(): void {
    let drop = 0;
    for (const { row, size } of this.#kept) {
      if (this.#kept.length - drop <= maxEvents && this.#characters <= maxCharacters / 2) break;
      this.#characters -= size;
      this.#floor = row[0];
      drop += 1;
    }
    this.#kept.splice(0, drop);
  }
}
