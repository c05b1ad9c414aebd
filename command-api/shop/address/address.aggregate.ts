import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AddressCommand } from '@maru/contracts/shop/address/address.commands';
import { type AddressEvent, addressPersonal, addressStream } from '@maru/contracts/shop/address/address.events';
import { mostAddresses } from '@maru/contracts/shop/address/address.fields';
import { type AddressBook, addressFold } from '@maru/contracts/shop/address/address.fold';
import { addressPolicies, type AddressSubject } from '@maru/contracts/shop/address/address.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const numberOf = ({ list, last }: AddressBook, wanted: number | undefined): number => {
  if (wanted === undefined && list.length >= mostAddresses) throw new Rejected('too_many_addresses');
  if (wanted !== undefined && !list.some(({ no }) => no === wanted)) throw new Rejected('not_found');
  return wanted ?? last + 1;
};

/** The first is the main one; the main one stays it until another is. */
const isMain = ({ list }: AddressBook, no: number, wanted: boolean) =>
  wanted || list.length === 0 || list.some((one) => one.no === no && one.main);

export const addressAggregate: Aggregate<AddressCommand, AddressBook, AddressEvent, AddressSubject> = {
  name: 'shop.address',
  ...addressFold,
  stream: ({ data }) => addressStream(data.id),
  personal: addressPersonal,
  decide: {
    SaveAddress: (book, { data: { no: wanted, main, ...data } }) => {
      const no = numberOf(book, wanted);
      return [{ type: 'AddressSaved', data: { ...data, no, main: isMain(book, no, main) } }];
    },
    RemoveAddress: ({ list }, { data }) =>
      list.some(({ no }) => no === data.no) ? [{ type: 'AddressRemoved', data }] : [],
  },
  policies: addressPolicies,
  subject: ({ data }) => ({ userId: data.id }),
  answer: ({ list }) => ({ body: { list } }),
};
