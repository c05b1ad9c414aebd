import { type UseEvent, addinUseStream } from '@maru/contracts/addin/use/use.events';
import { useExamples } from '@maru/contracts/addin/use/use.examples';
import { otherName } from '@maru/contracts/addin/use/use.totals';
import { type DayDocument, dayDocument } from '@maru/contracts/addin/use/use.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { addinDayProjection } from './addin-day.projection.ts';

const { AddinUsed } = useExamples;
const { data } = AddinUsed;
const { day, addin, user_id } = data;
const by = (part: Partial<UseEvent['data']>): UseEvent => ({ type: 'AddinUsed', data: { ...data, ...part } });
const fold = (...events: readonly UseEvent[]) => {
  const record = recorder();
  const recorded = events.map((event) => record(addinUseStream(day, event.data.addin), event));
  const documents = foldEvents(addinDayProjection, recorded);
  expect(foldEvents(addinDayProjection, [...recorded, ...recorded])).toEqual(documents);
  return documents.get(day) as DayDocument;
};

describe('AddinUsed', () => {
  it('adds up commands and versions, and counts a person once, on whatever machine', () => {
    const newer = data.uses.slice(1).map((use) => ({ ...use, version: '2.2.0' }));
    const document = fold(AddinUsed, by({ addin: 'c'.repeat(64) }), by({ user_id: 'another', uses: newer }));
    expect(dayDocument.parse(document)).toEqual(document);
    expect(document).toMatchObject({
      id: day,
      day: Date.parse('2026-03-01T15:00:00Z'),
      count: 9,
      commands: { 'Maru.Walls.Place': 6, 'Maru.Sheets.Number': 3 },
      versions: { '2.1.0': 8, '2.2.0': 1 },
      user_ids: [user_id, 'another'],
    });
  });

  it('puts together what has too many names', () => {
    const [first] = data.uses;
    const uses = Array.from(
      { length: 400 },
      (_, no) => ({ ...first, command: `C${no}`, count: 1 }) as (typeof data.uses)[0],
    );
    const { commands, count } = fold(by({ uses }), by({ uses, addin }));
    expect([Object.keys(commands).length, commands[otherName], count]).toEqual([301, 200, 800]);
  });
});
