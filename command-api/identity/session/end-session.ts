import type { SessionDecider } from './session.state.ts';

export const endSession: SessionDecider<'EndSession'> = (state, { data: { family } }) =>
  state.status === 'active' ? [{ type: 'SessionEnded', data: { family, reason: 'logout' } }] : [];
