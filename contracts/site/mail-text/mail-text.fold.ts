import type { StreamFold } from '../../kernel/fold.ts';
import type { MailTextEvent } from './mail-text.events.ts';
import type { MailTemplate } from './mail-text.fields.ts';

export interface MailTextFacts {
  /** Null for the words that come with the product. */
  readonly template: MailTemplate | null;
}

export const mailTextFold: StreamFold<MailTextFacts, MailTextEvent> = {
  initialState: { template: null },
  evolve: {
    MailTextChanged: (_, { data: { after: template } }) => ({ template }),
    MailTextReset: () => ({ template: null }),
  },
};
