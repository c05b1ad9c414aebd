import type { AlertMailKind } from '@maru/contracts/identity/mail/mail.events';
import { type AlertEvent, alertStream } from '@maru/contracts/site/alert/alert.events';
import type { AlertRule } from '@maru/contracts/site/alert/alert.fields';
import type { AnyLetter } from '../../mail/letter.ts';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface AlertLetter extends AnyLetter {
  readonly kind: AlertMailKind;
  readonly alert: AlertRule;
  /** Of how many it was when it began; 0 in the mail of its end. */
  readonly count: number;
  /** Epoch ms. */
  readonly at: number;
}

const validMs = 24 * 60 * 60 * 1_000;

const letter = (kind: AlertMailKind, alert: AlertRule, count: number, stamp: string): readonly AlertLetter[] => {
  const at = Date.parse(stamp);
  return [{ kind, alert, count, at, until: new Date(at + validMs).toISOString() }];
};

export const alertMailsWorkflow: Pick<Workflow<AlertEvent, AlertLetter>, 'streams' | 'on'> = {
  streams: [alertStream('')],
  on: {
    AlertRaised: ({ data: { id, count }, meta: { at } }) => letter('alert-raised', id, count, at),
    AlertEnded: ({ data: { id }, meta: { at } }) => letter('alert-ended', id, 0, at),
  },
};
