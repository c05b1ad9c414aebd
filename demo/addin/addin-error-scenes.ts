import type { AddinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import { fingerprintOf } from '@maru/command-api/addin/error/fingerprint.service';
import { demoId } from '../cast/demo-id.ts';
import { personId } from '../cast/demo-people.ts';
import { addinOf, type AddinScene } from './addin-scene.ts';
import { type DemoError, demoErrors } from './demo-errors.ts';

type Day = (fromToday: number) => string;

const handled = (ago: number | undefined, command: AddinErrorCommand): readonly AddinScene[] =>
  ago === undefined ? [] : [{ ago, by: 'keeper', command }];

/** An error as it was met, and what was done about it. */
const scenesOf = (
  { seen, note, acknowledged, fixed, frames, ...of }: DemoError,
  at: number,
  day: Day,
): readonly AddinScene[] => {
  const id = fingerprintOf({ type: of.type, frames });
  const met = seen.map(([by, addin, ago, count], time): AddinScene => {
    const line = {
      ...of,
      id: demoId('addinError', at, time),
      at: `${day(-Math.ceil(ago))}T05:30:00.000Z`,
      frames: [...frames],
      count,
    };
    return {
      ago,
      by,
      command: { type: 'RecordAddinErrors', data: { id, addin: addinOf(addin), user_id: personId(by), lines: [line] } },
    };
  });
  return [
    ...met,
    ...handled(acknowledged, { type: 'AcknowledgeAddinError', data: { id } }),
    ...(note === undefined ? [] : handled(acknowledged, { type: 'NoteAddinError', data: { id, note } })),
    ...(fixed === undefined ? [] : handled(fixed[0], { type: 'FixAddinError', data: { id, version: fixed[1] } })),
  ];
};

export const addinErrorScenes = (day: Day): readonly AddinScene[] =>
  demoErrors.flatMap((error, at) => scenesOf(error, at, day));
