import type { DisturbanceOn } from '../campaign/disturbance.ts';
import type { Ground } from './ground.ts';
import { backup, build, crash, rebuildTool, snapshot, start } from './kills.ts';
import { clockSet, clockSetOverARestart } from './clock-steps.ts';
import { fullDisk, fullDiskAtAStart } from './full-disk.ts';
import { paused } from './paused.ts';

export type Disturbance = DisturbanceOn<Ground>;

export const disturbances: readonly Disturbance[] = [
  { name: 'killed', weight: 4, happen: crash },
  { name: 'killed amid starts', weight: 2, happen: start },
  { name: 'killed amid building views', weight: 3, happen: build },
  { name: 'rebuild tool killed amid its swaps', weight: 1, happen: rebuildTool },
  { name: 'killed amid a snapshot', weight: 2, happen: snapshot },
  { name: 'killed amid a backup', weight: 2, happen: backup },
  { name: 'paused', weight: 1, happen: paused },
  { name: 'disk full', weight: 2, happen: fullDisk },
  { name: 'disk full at a start', weight: 1, happen: fullDiskAtAStart },
  { name: 'clock set while it runs', weight: 2, happen: clockSet },
  { name: 'clock set between stop and start', weight: 1, happen: clockSetOverARestart },
];
