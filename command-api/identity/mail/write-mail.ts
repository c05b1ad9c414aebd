import type { AccountMailKind } from '@maru/contracts/identity/mail/mail.events';
import { mailWords } from '@maru/contracts/identity/mail/mail.words';
import type { MailWords } from '@maru/contracts/kernel/site.words';

export interface PriceFall {
  readonly from: number;
  readonly to: number;
}
export interface MailPlace {
  readonly publicUrl: string;
  readonly info: string;
  readonly item?: { readonly id: string; readonly name: string; readonly price?: PriceFall };
}

/** Where the button of each mail leads; both links with a code open one screen, so `for` says which it is. */
const urls: { readonly [K in AccountMailKind]: (place: MailPlace) => string } = {
  certify: ({ publicUrl, info }) => `${publicUrl}/login/check?info=${info}`,
  'already-registered': ({ publicUrl }) => `${publicUrl}/login`,
  recover: ({ publicUrl, info }) => `${publicUrl}/login/check?for=password&info=${info}`,
  'password-changed': ({ publicUrl }) => `${publicUrl}/findme`,
  'social-linked': ({ publicUrl }) => `${publicUrl}/my`,
  'question-answered': ({ publicUrl, item }) => `${publicUrl}/shop/${item?.id}?tab=question`,
  restocked: ({ publicUrl, item }) => `${publicUrl}/shop/${item?.id}`,
  'price-fell': ({ publicUrl, item }) => `${publicUrl}/shop/${item?.id}`,
};

/** In the words that come with the product. */
export const writeMail = (kind: AccountMailKind, name: string, place: MailPlace): MailWords => {
  const { item } = place;
  const price = item?.price;
  return mailWords[kind]({ name, url: urls[kind](place), item: item?.name ?? '', ...(price && { price }) });
};
