import type { Examples } from './message.ts';
import type { EffectlessEvent } from './effectless.events.ts';

export const effectlessExamples: Examples<EffectlessEvent> = {
  CommandHadNoEffect: {
    type: 'CommandHadNoEffect',
    data: { stream: 'tracker.issue-01900000-0000-7000-8000-00000000b001', revision: 3, command: 'EditIssue' },
  },
};
