import { type UseEvent, addinUseStream } from '@maru/contracts/addin/use/use.events';
import { useExamples } from '@maru/contracts/addin/use/use.examples';
import { rowIdOf } from '@maru/contracts/addin/use/use.totals';
import { useRow } from '@maru/contracts/addin/use/use.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { addinUseProjection } from './addin-use.projection.ts';

const { AddinUsed } = useExamples;
const { data } = AddinUsed;
const late: UseEvent = {
  type: 'AddinUsed',
  data: { ...data, uses: data.uses.slice(0, 1).map((use) => ({ ...use, count: 4, last_at: '2026-03-01T20:00:00Z' })) },
};
const midnight = Date.parse('2026-03-01T15:00:00Z');

describe('AddinUsed', () => {
  const record = recorder();
  const events = [AddinUsed, late].map((event) => record(addinUseStream(data.day, data.addin), event));
  const documents = foldEvents(addinUseProjection, events);

  it('adds to the row of each command, late as it comes', () => {
    const [walls, sheets] = data.uses.map((use) => documents.get(rowIdOf(data, use)));
    expect(walls).toMatchObject({
      day: midnight,
      user_id: data.user_id,
      command: 'Maru.Walls.Place',
      count: 7,
      last_at: Date.parse('2026-03-02T00:20:00Z'),
    });
    expect(sheets).toMatchObject({ day: midnight, command: 'Maru.Sheets.Number', count: 1 });
    for (const document of documents.values()) expect(useRow.parse(document)).toEqual(document);
    expect(documents.size).toBe(2);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(addinUseProjection, [...events, ...events])).toEqual(documents);
  });
});
