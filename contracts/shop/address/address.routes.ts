import { z } from 'zod';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { AddressCommand } from './address.commands.ts';
import { address, keptAddress } from './address.fields.ts';

const addressBook = z.object({ list: z.array(keptAddress) });
export type OwnAddresses = z.infer<typeof addressBook>;
const row = { access: 'login', path: 'shop/address', answer: addressBook } as const;
const no = z.int().min(1);

export const addressRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    summary: "One's own addresses, in the order in which they were added.",
    input: z.object({}),
  }),
  save: commandRoute({
    ...row,
    method: 'POST',
    summary: "Adds an address to one's own, or changes one; the main one is filled in at checkout.",
    input: address.extend({ no: no.optional(), main: z.boolean().default(false) }),
    toCommand: (data, _newId, id): AddressCommand => ({ type: 'SaveAddress', data: { id, ...data } }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    summary: "Removes one of one's own addresses.",
    input: z.object({ no: z.coerce.number().pipe(no) }),
    toCommand: (data, _newId, id): AddressCommand => ({ type: 'RemoveAddress', data: { id, ...data } }),
  }),
};
