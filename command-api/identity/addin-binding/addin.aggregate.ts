import type { AddinCommand } from '@maru/contracts/identity/addin-binding/addin.commands';
import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { addinPolicies, type AddinSubject } from '@maru/contracts/identity/addin-binding/addin.policies';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addinFold, type AddinState } from '@maru/contracts/identity/addin-binding/addin.fold';

export const addinAggregate: Aggregate<AddinCommand, AddinState, AddinEvent, AddinSubject> = {
  name: 'identity.addin',
  ...addinFold,
  stream: ({ data }) => addinStream(data.hash),
  decide: {
    /** Whoever bound it first has to unbind it first, or a guid that got out would take the add-in over. */
    BindAddin: (state, { data }) => {
      if (state.userId === undefined) return [{ type: 'AddinBound', data }];
      if (state.userId !== data.userId) throw new Rejected('addin_taken');
      return [];
    },
    UnbindAddin: ({ userId }, { data: { hash } }) =>
      userId === undefined ? [] : [{ type: 'AddinUnbound', data: { hash, userId } }],
  },
  policies: addinPolicies,
  subject: (command, { userId }) => ({ userId: command.type === 'BindAddin' ? command.data.userId : userId }),
  answer: (_state, { data }) => ({ body: { id: data.hash } }),
};
