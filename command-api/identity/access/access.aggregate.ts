import type { AccessCommand } from '@maru/contracts/identity/access/access.commands';
import { type AccessEvent, accessStream } from '@maru/contracts/identity/access/access.events';
import { accessFold, type AccessState } from '@maru/contracts/identity/access/access.fold';
import { accessPolicies } from '@maru/contracts/identity/access/access.policies';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../pipeline/aggregate.ts';

/** A reason is asked for once in a session of work; another session, another reason. */
const reasonOf = (state: AccessState, { session, reason }: AccessCommand['data']) => {
  const known = reason ?? (state.session === session ? state.reason : undefined);
  if (!known) throw new Rejected('reason_needed');
  return known;
};

export const accessAggregate: Aggregate<AccessCommand, AccessState, AccessEvent, { readonly id: string }> = {
  name: 'identity.access',
  ...accessFold,
  stream: ({ data }) => accessStream(data.id),
  decide: {
    ReadContact: (state, { data: { reason, ...data } }) => [
      { type: 'ContactRead', data: { ...data, ...reasonOf(state, { ...data, reason }) } },
    ],
    ExportPersonalData: (state, { data: { reason, ...data } }) => [
      { type: 'PersonalDataExported', data: { ...data, ...reasonOf(state, { ...data, reason }) } },
    ],
  },
  policies: accessPolicies,
  subject: ({ data }) => ({ id: data.id }),
  answer: (_state, { data }) => ({ body: { access: data.access } }),
};
