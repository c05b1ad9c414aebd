import type { AddinErrorFacts } from '@maru/contracts/addin/error/error.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ErrorDeciders } from './record-errors.ts';

const known = (error: AddinErrorFacts | undefined): AddinErrorFacts => {
  if (!error) throw new Rejected('addin_error_not_found');
  return error;
};
const standingOf = ({ state, fixed_in: version }: AddinErrorFacts) => ({ state, version });

export const acknowledge: ErrorDeciders['AcknowledgeAddinError'] = (state, { data: { id } }) => {
  const error = known(state);
  if (error.state === 'acknowledged') return [];
  return [{ type: 'AddinErrorAcknowledged', data: { id, from: standingOf(error) } }];
};

export const fix: ErrorDeciders['FixAddinError'] = (state, { data: { id, version } }) => {
  const error = known(state);
  if (error.state === 'fixed' && error.fixed_in === version) return [];
  return [{ type: 'AddinErrorFixed', data: { id, version, from: standingOf(error) } }];
};

export const reopen: ErrorDeciders['ReopenAddinError'] = (state, { data: { id } }) => {
  const error = known(state);
  if (error.state === 'new') return [];
  return [{ type: 'AddinErrorReopened', data: { id, from: standingOf(error) } }];
};

export const note: ErrorDeciders['NoteAddinError'] = (state, { data: { id, note: to } }) => {
  const { note: from } = known(state);
  return from === to ? [] : [{ type: 'AddinErrorNoted', data: { id, from, to } }];
};

export const link: ErrorDeciders['LinkAddinError'] = (state, { data: { id, issue: to } }) => {
  const { issue: from } = known(state);
  if (from?.id === to?.id && from?.prj_id === to?.prj_id) return [];
  return [{ type: 'AddinErrorLinked', data: { id, from, to } }];
};
