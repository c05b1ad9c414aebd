import type { LicenceDecider } from './licence.state.ts';

/** One that was never issued needs no revoking. */
export const revokeLicence: LicenceDecider<'RevokeLicence'> = (state, { data }) =>
  state === 'active' ? [{ type: 'LicenceRevoked', data }] : [];
