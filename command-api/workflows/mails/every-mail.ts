import type { MailCodeEvent } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { SignupEvent } from '@maru/contracts/identity/signup/signup.events';
import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { QuestionEvent } from '@maru/contracts/shop/question/question.events';
import type { RestockEvent } from '@maru/contracts/shop/restock/restock.events';
import type { PriceAlertEvent } from '@maru/contracts/shop/price-alert/price-alert.events';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { accountMailValues } from '@maru/contracts/site/mail-text/mail-text.words';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Closable } from '@maru/platform/engines/engines';
import { type KeyedHash, keyedHash, secret } from '@maru/platform/env/secrets';
import { portOf } from '@maru/platform/http/listen';
import type { Setting } from '@maru/platform/service/service';
import { type Letter, mailsWorkflow } from '../../identity/mail/mails.workflow.ts';
import type { WriteLetter } from '../../mail/letter.ts';
import { mailInWords } from '../../mail/mail-in-words.service.ts';
import { type OrderLetter, orderMailsWorkflow } from '../../shop/order/order-mails.workflow.ts';
import { orderMails } from '../../shop/order/order-mails.service.ts';
import type { TaxInvoiceEvent } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceMails } from '../../shop/tax-invoice/tax-invoice-mails.service.ts';
import type { LicenceEvent } from '@maru/contracts/shop/licence/licence.events';
import { type SeatSecrets, seatSecrets } from '../../shop/licence/licence-keys.service.ts';
import { seatMails } from '../../shop/licence/seat-mails.service.ts';
import { type SeatLetter, seatMailsWorkflow } from '../../shop/licence/seat-mails.workflow.ts';
import type { NameCardEvent } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardMails } from '../../shop/name-card/name-card-mails.service.ts';
import { type NameCardLetter, nameCardMailsWorkflow } from '../../shop/name-card/name-card-mails.workflow.ts';
import { type TaxInvoiceLetter, taxInvoiceMailsWorkflow } from '../../shop/tax-invoice/tax-invoice-mails.workflow.ts';
import type { AlertEvent } from '@maru/contracts/site/alert/alert.events';
import { alertMails } from '../../site/alert/alert-mails.service.ts';
import { type AlertLetter, alertMailsWorkflow } from '../../site/alert/alert-mails.workflow.ts';
import type { Workflow } from '../runner/workflow.ts';
import { addresseeOf } from '../../identity/mail/addressee.service.ts';
import { writeMail } from '../../identity/mail/write-mail.ts';
import { type MailCodes, mailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { openWorkflow } from '../opening/open-workflow.ts';
import { mailHandler } from './mail-handler.ts';
import { reportMailOutlet } from './mail-outlet.ts';

interface AccountMailParts {
  readonly load: Load;
  readonly emailHash: KeyedHash;
  readonly codes: Pick<MailCodes, 'infoOf'>;
  readonly seats: Pick<SeatSecrets, 'infoOf'>;
  /** Asked for with each mail, because the port may not be known before. */
  readonly publicUrl: () => string;
}

type About = NonNullable<Letter['about']>;
/** Contexts do not know each other, so mails of accounts and the shop meet here. */
const nameOf = async (load: Load, { itemId, optionId }: About): Promise<string> => {
  const { state } = await load(itemAggregate, itemStream(itemId));
  if (state.status === 'missing') return '';
  const option = state.item.options.find(({ id }) => id === optionId);
  return option ? `${state.item.name} (${option.name})` : state.item.name;
};

const itemOf = async (load: Load, about: About) => {
  const { itemId: id, price } = about;
  return { id, name: await nameOf(load, about), ...(price && { price }) };
};

const accountMails =
  ({ load, emailHash, codes, publicUrl }: AccountMailParts): WriteLetter<Letter> =>
  async (letter) => {
    const addressee = await addresseeOf({ load, emailHash }, letter);
    if (!addressee) return { userId: letter.userId, mail: undefined };
    const { kind, userId, name, email } = addressee;
    const info = letter.codeId === undefined ? '' : codes.infoOf(letter.codeId);
    const item = letter.about && { item: await itemOf(load, letter.about) };
    const words = writeMail(kind, name, { publicUrl: publicUrl(), info, ...item });
    const pages = await mailInWords(load, kind, words, accountMailValues(name, item?.item.name ?? ''));
    return { userId, mail: { kind, person: userId, to: email, ...pages } };
  };

type AnyMail = Letter | OrderLetter | TaxInvoiceLetter | NameCardLetter | SeatLetter | AlertLetter;

export const everyMail: Workflow<
  | MailCodeEvent
  | SignupEvent
  | UserEvent
  | QuestionEvent
  | RestockEvent
  | PriceAlertEvent
  | OrderEvent
  | TaxInvoiceEvent
  | NameCardEvent
  | LicenceEvent
  | AlertEvent,
  AnyMail
> = {
  ...mailsWorkflow,
  streams: [
    ...mailsWorkflow.streams,
    ...orderMailsWorkflow.streams,
    ...taxInvoiceMailsWorkflow.streams,
    ...nameCardMailsWorkflow.streams,
    ...seatMailsWorkflow.streams,
    ...alertMailsWorkflow.streams,
  ],
  on: {
    ...mailsWorkflow.on,
    ...orderMailsWorkflow.on,
    ...taxInvoiceMailsWorkflow.on,
    ...nameCardMailsWorkflow.on,
    ...seatMailsWorkflow.on,
    ...alertMailsWorkflow.on,
  },
};

export const writeEvery = (parts: AccountMailParts): WriteLetter<AnyMail> => {
  const [toAccount, aboutOrder] = [accountMails(parts), orderMails(parts)];
  const [aboutTax, aboutCard, aboutSeat] = [taxInvoiceMails(parts), nameCardMails(parts), seatMails(parts)];
  const aboutAlert = alertMails(parts);
  return (letter) => {
    if ('taxInvoice' in letter) return aboutTax(letter);
    if ('nameCard' in letter) return aboutCard(letter);
    if ('seat' in letter) return aboutSeat(letter);
    if ('alert' in letter) return aboutAlert(letter);
    return 'orderId' in letter ? aboutOrder(letter) : toAccount(letter);
  };
};

export const openMails = (setting: Setting, isClockTrusted: ClockCheck): Closable => {
  const { env, engines, log, server } = setting;
  reportMailOutlet(setting);
  const mailCode = keyedHash(secret(env.dataDir, 'mail-code'));
  const [codes, seats] = [mailCodes(mailCode), seatSecrets(mailCode)];
  const emailHash = keyedHash(secret(env.dataDir, 'email-hash'));
  const publicUrl = () => env.publicUrl ?? `http://localhost:${portOf(server)}`;
  return openWorkflow(setting, everyMail, ({ load }) =>
    mailHandler({
      engines,
      load,
      write: writeEvery({ load, emailHash, codes, seats, publicUrl }),
      log,
      isClockTrusted,
    }),
  );
};
