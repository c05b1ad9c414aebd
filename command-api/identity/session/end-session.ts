import type { SessionDecider } from './session.state.ts';

export const endSession: SessionDecider<'EndSession'> = (state, { data }) =>
  state.status === 'active' ? [{ type: 'SessionEnded', data }] : [];
