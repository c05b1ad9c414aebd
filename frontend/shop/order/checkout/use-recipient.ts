import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import { useState } from 'react';
import { formatPhone } from '../../../format/phone.ts';
import { type LastRecipient, useBuyerQuery, useLastRecipientQuery } from './checkout.api.ts';
import { typedBy } from '../../cart/checkout-draft.public.ts';
import { type CheckoutFields, nothingTyped } from './checkout-fields.ts';

type Buyer = Pick<MyAccount, 'name' | 'phone' | 'email'>;
const nobody: LastRecipient = { recipient: '', phone: '', postcode: '', address: '', detail: '', note: '' };
const stranger: Buyer = { name: '', phone: null, email: null };

/** Where the last order went stands before what the account says. */
const fieldsOf = (
  { name, phone, email }: Buyer,
  { recipient, phone: lastPhone, ...address }: LastRecipient,
): CheckoutFields => {
  const { postcode, address: street, detail, note } = address;
  return {
    ...nothingTyped,
    postcode,
    address: street,
    detail,
    note,
    recipient: recipient || name,
    phone: formatPhone(lastPhone || (phone ?? '')),
    email: email ?? '',
  };
};

/** What the form begins with: what was typed before, else what is known of the person. Undefined until then. */
export const useRecipient = (userId: string | null): CheckoutFields | undefined => {
  const [typed] = useState(() => typedBy<CheckoutFields>(userId));
  const skip = userId === null || typed !== undefined;
  const account = useBuyerQuery(undefined, { skip });
  const last = useLastRecipientQuery(undefined, { skip });
  if (skip) return typed ?? nothingTyped;
  const answered = [account, last].every(({ isSuccess, isError }) => isSuccess || isError);
  return answered ? fieldsOf(account.data ?? stranger, last.data ?? nobody) : undefined;
};
