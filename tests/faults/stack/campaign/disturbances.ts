import type { Seeded } from '../../campaign/seeded.ts';
import { clockSteps } from './clock-steps.ts';
import type { Disturbance } from './disturbance.ts';
import { enginesAway } from './engines-away.ts';
import { kills } from './kills.ts';
import { mongoSaysNo } from './mongo-says-no.ts';
import { releases } from './releases.ts';
import { snapshotKills } from './snapshot-kills.ts';

const always: readonly Disturbance[] = [...kills, ...enginesAway, ...mongoSaysNo, ...releases, ...snapshotKills];

/** As many as are asked for, each as often as it weighs; all of them come before one comes oftener than that. */
export const chosen = (choose: Seeded, count: number, haveClocks: boolean): readonly Disturbance[] => {
  const deck = [...always, ...(haveClocks ? clockSteps : [])].flatMap((one) =>
    Array.from({ length: one.weight }, () => one),
  );
  const decks = Array.from({ length: Math.ceil(count / deck.length) }, () => choose.shuffled(deck));
  return decks.flat().slice(0, count);
};
