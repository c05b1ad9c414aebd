import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SessionDecider } from './session.state.ts';

export const startSession: SessionDecider<'StartSession'> = (state, { data }) => {
  if (state.status !== 'missing') throw new Rejected('session_ended');
  return [{ type: 'SessionStarted', data }];
};
