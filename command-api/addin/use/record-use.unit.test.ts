import { useExamples } from '@maru/contracts/addin/use/use.examples';
import type { UseCommand, UseLine } from '@maru/contracts/addin/use/use.commands';
import { mostLinesOfDay } from '@maru/contracts/addin/use/use.rules';
import { usePolicies } from '@maru/contracts/addin/use/use.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { useAggregate } from './use.aggregate.ts';

const { AddinUsed: used } = useExamples;
const { day, addin, user_id } = used.data;
const owner = { id: user_id, level: 1 };
const use = decisionsOf(useAggregate);
const line = (id: string, part: Partial<UseLine> = {}): UseLine => ({
  id,
  at: '2026-03-02T00:10:00Z',
  command: 'Maru.Walls.Place',
  count: 1,
  version: '2.1.0',
  revit: 2025,
  ...part,
});
const record = (...lines: readonly UseLine[]): UseCommand => ({
  type: 'RecordAddinUse',
  data: { day, addin, user_id, lines: [...lines] },
});

describe('RecordAddinUse', () => {
  const walls = line('1', { count: 2, at: '2026-03-02T00:20:00Z' });
  const [more, sheets] = [line('2'), line('3', { command: 'Maru.Sheets.Number' })];

  it('adds up lines of one command, whatever their order', () => {
    const { id: _, count: __, at, ...of } = walls;
    use
      .given()
      .when(record(walls, sheets, more), owner)
      .emits({
        type: 'AddinUsed',
        data: {
          day,
          addin,
          user_id,
          ids: ['1', '3', '2'],
          uses: [
            { ...of, count: 3, first_at: more.at, last_at: at },
            { ...of, command: sheets.command, count: 1, first_at: sheets.at, last_at: sheets.at },
          ],
        },
      });
  });
  it('counts a line once, in the same batch and in a later one', () => {
    const once = { ...used, data: { ...used.data, ids: ['1'] } };
    use
      .given(once)
      .when(record(walls, more, more), owner)
      .emits({
        type: 'AddinUsed',
        data: {
          ...used.data,
          ids: ['2'],
          uses: [
            { command: more.command, version: '2.1.0', revit: 2025, count: 1, first_at: more.at, last_at: more.at },
          ],
        },
      });
    use.given(once).when(record(walls), owner).emitsNothing();
  });
  it('takes no more than a day can hold, but knows what it has', () => {
    const ids = Array.from({ length: mostLinesOfDay }, (_, index) => `full ${index}`);
    const full = { ...used, data: { ...used.data, ids } };
    use.given(full).when(record(walls), owner).isRefused('addin_day_full');
    use
      .given(full)
      .when(record(line('full 7')), owner)
      .emitsNothing();
  });
  it('is for the add-in’s person', () => {
    expect(usePolicies.RecordAddinUse(owner, { userId: user_id })).toBeUndefined();
    expect(usePolicies.RecordAddinUse({ id: 'another', level: 10 }, { userId: user_id })).toBe('forbidden');
  });
});
