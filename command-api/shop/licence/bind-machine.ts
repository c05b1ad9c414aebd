import { epochMs } from '@maru/contracts/kernel/fields';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { refusedMachine, releasesLeft, workerOf } from '@maru/contracts/shop/licence/licence.rules';
import { existingLicence, type LicenceDeciders } from './give-seat.ts';
import { isSameText } from './licence-keys.service.ts';

/** The key may have changed since the licence was found by it. */
export const bindMachine: LicenceDeciders['BindMachine'] = (state, { data: { id, key, machine, name } }) => {
  if (!state || !isSameText(state.key, key)) throw new Rejected('licence_not_valid');
  const refusal = refusedMachine(state, machine);
  if (refusal) throw new Rejected(refusal);
  return state.machine ? [] : [{ type: 'MachineBound', data: { id, user_id: workerOf(state), machine, name } }];
};

export const releaseMachine: LicenceDeciders['ReleaseMachine'] = (state, { data: { id } }, { actor, at }) => {
  const licence = existingLicence(state);
  if (!licence.machine) return [];
  const by = actor.id === licence.user_id ? 'owner' : 'holder';
  if (releasesLeft(licence, by, epochMs(at)) === 0) throw new Rejected('machine_release_limit');
  return [{ type: 'MachineReleased', data: { id, by } }];
};

export const releaseMachineByDesk: LicenceDeciders['ReleaseMachineByDesk'] = (state, { data: { id, reason } }) =>
  existingLicence(state).machine ? [{ type: 'MachineReleased', data: { id, by: 'shop', reason } }] : [];
