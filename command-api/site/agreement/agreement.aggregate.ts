import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import type { AgreementCommand } from '@maru/contracts/site/agreement/agreement.commands';
import { type AgreementEvent, agreementStream } from '@maru/contracts/site/agreement/agreement.events';
import { type AgreementFacts, agreementFold } from '@maru/contracts/site/agreement/agreement.fold';
import { agreementPolicies } from '@maru/contracts/site/agreement/agreement.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { cancelAgreement, publishAgreement } from './publish-agreement.ts';

export const agreementAggregate: Aggregate<AgreementCommand, AgreementFacts, AgreementEvent, object> = {
  ...agreementFold,
  name: 'site.agreement',
  stream: ({ data }) => agreementStream(data.which),
  decide: { PublishAgreement: publishAgreement, CancelAgreement: cancelAgreement },
  policies: agreementPolicies,
  subject: () => ({}),
  answer: ({ versions }, { data: { which } }) => ({
    body: { which, version: versions.at(-1)?.version ?? agreementVersions[which] },
  }),
};
