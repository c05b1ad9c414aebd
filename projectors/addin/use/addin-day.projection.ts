import { type UseEvent, addinUseStream } from '@maru/contracts/addin/use/use.events';
import { dayAfter } from '@maru/contracts/addin/use/use.totals';
import type { DayDocument } from '@maru/contracts/addin/use/use.views';
import type { Projection } from '../../runtime/projection.ts';

const ofAllDays = addinUseStream('', '').slice(0, -1);

/** What was run on a day, with which versions, and by whom. */
export const addinDayProjection: Projection<UseEvent, DayDocument> = {
  name: 'addin-day',
  version: 1,
  view: { fields: { day: 'number', count: 'number' }, indexes: [['day']] },
  streams: [ofAllDays],
  key: ({ data }) => data.day,
  on: { AddinUsed: (doc, { data }) => dayAfter(doc, data) },
};
