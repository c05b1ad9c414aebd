import type { AddinCommand } from '@maru/contracts/identity/addin-binding/addin.commands';
import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { addinPolicies, type AddinSubject } from '@maru/contracts/identity/addin-binding/addin.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addinFold, type AddinState } from '@maru/contracts/identity/addin-binding/addin.fold';
import { bindAddin } from './bind-addin.ts';
import { unbindAddin } from './unbind-addin.ts';

export const addinAggregate: Aggregate<AddinCommand, AddinState, AddinEvent, AddinSubject> = {
  name: 'identity.addin',
  ...addinFold,
  stream: ({ data }) => addinStream(data.hash),
  decide: { BindAddin: bindAddin, UnbindAddin: unbindAddin },
  policies: addinPolicies,
  subject: (command, { userId }) => ({ userId: command.type === 'BindAddin' ? command.data.userId : userId }),
  answer: (_state, { data }) => ({ body: { id: data.hash } }),
};
