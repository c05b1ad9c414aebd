import type { LicenceDecider } from './licence.state.ts';

/** Once: whoever asks again comes with another key, which nobody gets. */
export const issueLicence: LicenceDecider<'IssueLicence'> = (state, { data }) =>
  state === 'missing' ? [{ type: 'LicenceIssued', data }] : [];
