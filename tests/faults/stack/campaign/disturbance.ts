import type { DisturbanceOn } from '../../campaign/disturbance.ts';
import type { Ground } from './ground.ts';

/** What recovers by itself may still be at it when it ends. */
export type Disturbance = DisturbanceOn<Ground>;
