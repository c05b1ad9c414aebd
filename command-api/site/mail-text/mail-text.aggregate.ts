import type { Circumstances } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { placeholderErrors } from '@maru/contracts/site/mail-text/mail-placeholders';
import type { MailTextCommand } from '@maru/contracts/site/mail-text/mail-text.commands';
import { type MailTextEvent, mailTextStream } from '@maru/contracts/site/mail-text/mail-text.events';
import { type MailTextFacts, mailTextFold } from '@maru/contracts/site/mail-text/mail-text.fold';
import { mailTextPolicies } from '@maru/contracts/site/mail-text/mail-text.policies';
import { placeholderErrorText } from '@maru/contracts/site/mail-text/mail-text.words';
import type { Aggregate } from '../../pipeline/aggregate.ts';

type Change = Extract<MailTextCommand, { type: 'ChangeMailText' }>;

const change = (
  { template: before }: MailTextFacts,
  { data: { kind, template: after } }: Change,
  _circumstances: Circumstances,
): readonly MailTextEvent[] => {
  const errors = placeholderErrors(kind, after).map((wrong) => ({
    path: `template.${wrong.path}`,
    message: placeholderErrorText(wrong),
  }));
  if (errors.length > 0) throw new Rejected('invalid_input', { errors });
  const isSame =
    before !== null && (Object.keys(after) as (keyof typeof after)[]).every((at) => after[at] === before[at]);
  return isSame ? [] : [{ type: 'MailTextChanged', data: { kind, before, after } }];
};

export const mailTextAggregate: Aggregate<MailTextCommand, MailTextFacts, MailTextEvent, object> = {
  ...mailTextFold,
  name: 'site.mailtext',
  stream: ({ data }) => mailTextStream(data.kind),
  decide: {
    ChangeMailText: change,
    ResetMailText: ({ template: before }, { data: { kind } }) =>
      before === null ? [] : [{ type: 'MailTextReset', data: { kind, before } }],
  },
  policies: mailTextPolicies,
  subject: () => ({}),
  answer: ({ template }, { data: { kind } }) => ({ body: { kind, template } }),
};
