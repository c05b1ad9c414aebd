import type { Examples } from './message.ts';
import type { SealEvent } from './seal.events.ts';

export const sealExamples: Examples<SealEvent> = {
  LogSealed: { type: 'LogSealed', data: { position: 1_204, count: 1_000, hash: '5f'.repeat(32) } },
};
