import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AgreementCommand } from '@maru/contracts/site/agreement/agreement.commands';
import type { AgreementEvent } from '@maru/contracts/site/agreement/agreement.events';
import type { AgreementFacts } from '@maru/contracts/site/agreement/agreement.fold';
import { tooEarly } from '@maru/contracts/site/agreement/agreement.words';

type AgreementDecider<T extends AgreementCommand['type']> = Deciders<
  AgreementCommand,
  AgreementFacts,
  AgreementEvent
>[T];

/** What is announced stays what comes next: a version never takes effect before one that was published earlier. */
const mustComeLater = ({ versions }: AgreementFacts, effectiveAt: string, at: string) => {
  const last = Date.parse(versions.at(-1)?.effective_at ?? '1970-01-01');
  const wanted = Date.parse(effectiveAt);
  const message = wanted < Date.parse(at) ? tooEarly.past : tooEarly.announced;
  if (wanted < Date.parse(at) || wanted <= last)
    throw new Rejected('invalid_input', { errors: [{ path: 'effective_at', message }] });
};

export const publishAgreement: AgreementDecider<'PublishAgreement'> = (state, { data }, { at }) => {
  const effective_at = data.effective_at ?? at;
  mustComeLater(state, effective_at, at);
  const version = agreementVersions[data.which] + state.published + 1;
  return [{ type: 'AgreementPublished', data: { ...data, version, effective_at } }];
};

export const cancelAgreement: AgreementDecider<'CancelAgreement'> = (state, { data: { which, version } }, { at }) => {
  const published = state.versions.find((one) => one.version === version);
  if (!published) throw new Rejected('not_found');
  if (Date.parse(published.effective_at) <= Date.parse(at)) throw new Rejected('agreement_in_effect');
  return [{ type: 'AgreementCancelled', data: { which, version } }];
};
