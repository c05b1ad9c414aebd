import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { companyNames, storedCompany } from './company.fields.ts';

/** One of each account. */
export const companyStream = (userId: string) => `shop.company-${userId}` as StreamOf<CompanyEvent>;

export const companyEvent = z.discriminatedUnion('type', [
  event('CompanySaved', { id: z.string(), ...storedCompany }),
  event('CompanyRemoved', { id: z.string() }),
]);
export type CompanyEvent = z.infer<typeof companyEvent>;

/** It is kept for convenience, so it goes with the account; what an order's documents said is kept with the order. */
export const companyPersonal: Personal<CompanyEvent> = {
  CompanySaved: { purpose: 'profile', person: ({ id }) => id, fields: companyNames },
};
