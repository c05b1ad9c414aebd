import { demoId } from '../cast/demo-id.ts';
import { personId, type PersonKey } from '../cast/demo-people.ts';
import { addinOf, type AddinScene } from './addin-scene.ts';
import { seededRandom, type SeededRandom } from '../drawings/pen.ts';

type Day = (fromToday: number) => string;

interface DemoUser {
  readonly by: PersonKey;
  /** The add-in's version before and after this person has updated it, so many days ago. */
  readonly versions: readonly [before: string, after: string, updated: number];
  readonly revit: number;
  /** How many of a hundred working days it is used on. */
  readonly often: number;
}
const users: readonly DemoUser[] = [
  { by: 'minseo', versions: ['1.4.0', '1.4.2', 4], revit: 2025, often: 92 },
  { by: 'taeho', versions: ['1.4.0', '1.4.2', 9], revit: 2024, often: 80 },
  { by: 'jiwoo', versions: ['1.3.1', '1.4.0', 12], revit: 2025, often: 55 },
  { by: 'seojun', versions: ['1.4.0', '1.4.0', 0], revit: 2026, often: 35 },
];
/** How often a day each command is run, at most. */
const commands = {
  'Maru.Issue.Create': 9,
  'Maru.View.Capture': 14,
  'Maru.Comment.Add': 7,
  'Maru.Walls.Check': 5,
  'Maru.Ducts.Clash': 6,
  'Maru.Sheets.Export': 3,
} as const;
const daysUsed = 21;

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const linesOf = (
  random: SeededRandom,
  [user, ago]: readonly [number, number],
  date: string,
  of: { readonly version: string; readonly revit: number },
) =>
  Object.entries(commands)
    .map(([command, most], at) => ({ at, command, count: random.whole(0, most + 1) }))
    .filter(({ count }) => count > 0)
    .map(({ at, command, count }) => ({
      id: demoId('addin', user, ago, at + 1),
      at: `${date}T0${1 + at}:12:00.000Z`,
      command,
      count,
      ...of,
    }));

const scenesOf = (user: DemoUser, at: number, day: Day): readonly AddinScene[] => {
  const random = seededRandom(`addin ${user.by}`);
  const [before, after, updated] = user.versions;
  const reporter = { addin: addinOf(at), user_id: personId(user.by) };
  return Array.from({ length: daysUsed }, (_, past) => daysUsed - past).flatMap((ago): readonly AddinScene[] => {
    const date = day(-ago);
    if (isWeekend(date) || !random.chance(user.often / 100)) return [];
    const of = { version: ago > updated ? before : after, revit: user.revit };
    const session = { ...reporter, session: demoId('addin', at, ago) };
    const machine = `demo-machine-${user.by}`;
    return [
      {
        ago,
        by: user.by,
        command: {
          type: 'KeepAddinSession',
          data: { ...session, ...of, machine, licence: { state: 'none', id: null } },
        },
      },
      {
        ago: ago - 0.3,
        by: user.by,
        command: {
          type: 'RecordAddinUse',
          data: { day: date, ...reporter, lines: linesOf(random, [at, ago], date, of) },
        },
      },
      { ago: ago - 0.31, by: user.by, command: { type: 'EndAddinSession', data: session } },
    ];
  });
};

/** What people do with the add-in, day by day. */
export const addinUseScenes = (day: Day): readonly AddinScene[] => users.flatMap((user, at) => scenesOf(user, at, day));
