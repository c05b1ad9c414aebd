import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';
import { phone } from '../../identity/user/user.commands.ts';
import { postcode } from '../order/order.fields.ts';

export const mostAddresses = 20;

/** Where somebody has things sent; `name` is how its owner calls it, such as 집 or 회사. */
export const address = z.object({
  name: line(20),
  recipient: line(40),
  phone,
  postcode,
  address: line(120),
  detail: text(120).default(''),
});
export type Address = z.infer<typeof address>;

/** `no` counts those of a person from 1 and is never given again; the `main` one is filled in at checkout. */
export const keptAddress = address.extend({ no: z.int(), main: z.boolean() });
export type KeptAddress = z.infer<typeof keptAddress>;
