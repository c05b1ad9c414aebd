import type { LicenceState } from '@maru/contracts/addin/user/user.fields';
import { licenceStateWords } from '@maru/contracts/addin/user/user.table';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { Tone } from '../../design/tokens.ts';

const tones: Readonly<Record<LicenceState, Tone>> = {
  valid: 'green',
  unbound: 'blue',
  elsewhere: 'amber',
  none: 'grey',
};

/** What the add-in was told of somebody's licence when it was last heard of. */
export const LicenceChip = ({ state }: { readonly state: LicenceState }) => (
  <ToneChip size="small" tone={tones[state]} label={licenceStateWords[state]} />
);
