import { alertMailWords } from '@maru/contracts/site/alert/alert-mail.words';
import { alertPath } from '@maru/contracts/site/alert/alert.words';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { pagesOf, type WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { AlertLetter } from './alert-mails.workflow.ts';

interface Parts {
  readonly load: Load;
  readonly publicUrl: () => string;
}

/** To the shop's own address, as all mails to its administrators. */
export const alertMails =
  ({ load, publicUrl }: Parts): WriteLetter<AlertLetter> =>
  async ({ kind, alert: rule, count, at }) => {
    const { business } = (await load(configFold, configStream)).state;
    if (!business?.email) return { userId: '', mail: undefined };
    const words = alertMailWords[kind]({ rule, count, at, url: `${publicUrl()}${alertPath(rule)}` });
    return { userId: '', mail: { kind, person: `alert-${rule}`, to: business.email, ...pagesOf(words) } };
  };
