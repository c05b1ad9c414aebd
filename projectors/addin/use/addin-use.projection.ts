import { type UseEvent, addinUseStream } from '@maru/contracts/addin/use/use.events';
import { rowAfter, rowIdOf } from '@maru/contracts/addin/use/use.totals';
import type { UseRow } from '@maru/contracts/addin/use/use.views';
import type { Projection } from '../../runtime/projection.ts';

const ofAllDays = addinUseStream('', '').slice(0, -1);

/** The use log: a row for a day, a person, a version and a command. */
export const addinUseProjection: Projection<UseEvent, UseRow> = {
  name: 'addin-use',
  version: 2,
  view: {
    fields: {
      day: 'number',
      user_id: 'text',
      command: 'text',
      version: 'text',
      revit: 'number',
      count: 'number',
      last_at: 'number',
    },
    indexes: [
      ['day'],
      ['user_id', 'day'],
      ['command', 'day'],
      ['version', 'day'],
      ['count'],
      ['last_at'],
      ['day', 'count', 'revit'],
      ['version', 'count', 'day'],
      ['revit', 'day', 'count'],
      ['command', 'count', 'day'],
    ],
    search: ['command', 'version'],
  },
  streams: [ofAllDays],
  key: ({ data }) => [...new Set(data.uses.map((use) => rowIdOf(data, use)))],
  on: { AddinUsed: (row, { data }, id) => rowAfter(row, data, id) },
};
