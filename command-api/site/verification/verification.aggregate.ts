import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { VerificationCommand } from '@maru/contracts/site/verification/verification.commands';
import { type VerificationEvent, verificationStream } from '@maru/contracts/site/verification/verification.events';
import { type VerificationFacts, verificationFold } from '@maru/contracts/site/verification/verification.fold';
import { verificationPolicies } from '@maru/contracts/site/verification/verification.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const decide: Deciders<VerificationCommand, VerificationFacts, VerificationEvent> = {
  RequestVerification: ({ running }, { data }) => {
    if (running) throw new Rejected('verification_running');
    return [{ type: 'VerificationRequested', data }];
  },
  FinishVerification: ({ running }, { data }) =>
    running?.id === data.id ? [{ type: 'VerificationFinished', data }] : [],
};

export const verificationAggregate: Aggregate<VerificationCommand, VerificationFacts, VerificationEvent, object> = {
  ...verificationFold,
  name: 'platform.verification',
  stream: () => verificationStream,
  decide,
  policies: verificationPolicies,
  subject: () => ({}),
  answer: (_verification, { data: { id } }) => ({ body: { id } }),
};
