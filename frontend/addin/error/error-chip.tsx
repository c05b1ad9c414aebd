import type { ErrorState } from '@maru/contracts/addin/error/error.fields';
import { errorStateWords } from '@maru/contracts/addin/error/error.table';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { Tone } from '../../design/tokens.ts';

const tones: Readonly<Record<ErrorState, Tone>> = {
  new: 'red',
  rising: 'red',
  regressed: 'amber',
  acknowledged: 'blue',
  fixed: 'green',
};

export const ErrorChip = ({ state }: { readonly state: ErrorState }) => (
  <ToneChip size="small" tone={tones[state]} label={errorStateWords[state]} />
);
