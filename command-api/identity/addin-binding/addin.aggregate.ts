import type { AddinCommand } from '@maru/contracts/identity/addin-binding/addin.commands';
import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { type AddinFacts, addinFold } from '@maru/contracts/identity/addin-binding/addin.fold';
import { addinPolicies, type AddinSubject } from '@maru/contracts/identity/addin-binding/addin.policies';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../pipeline/aggregate.ts';

export const addinAggregate: Aggregate<AddinCommand, AddinFacts | undefined, AddinEvent, AddinSubject> = {
  name: 'identity.addin',
  ...addinFold,
  stream: ({ data }) => addinStream(data.hash),
  decide: {
    /** Whoever bound it first has to unbind it first, or a guid that got out would take the add-in over. */
    BindAddin: (addin, { data }) => {
      if (!addin?.user_id) return [{ type: 'AddinBound', data }];
      if (addin.user_id !== data.userId) throw new Rejected('addin_taken');
      return [];
    },
    UnbindAddin: (addin, { data: { hash } }) =>
      addin?.user_id ? [{ type: 'AddinUnbound', data: { hash, userId: addin.user_id } }] : [],
  },
  policies: addinPolicies,
  subject: (command, addin) => ({
    userId: command.type === 'BindAddin' ? command.data.userId : (addin?.user_id ?? undefined),
  }),
  answer: (_state, { data }) => ({ body: { id: data.hash } }),
};
