import { z } from 'zod';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { CompanyCommand } from './company.commands.ts';
import { company } from './company.fields.ts';

export const savedCompany = z.object({ company: company.nullable() });
export type SavedCompany = z.infer<typeof savedCompany>;

const row = { path: 'shop/company', access: 'login', answer: savedCompany } as const;

export const companyRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    summary: 'The business one buys for, as saved for the next time; null where none is.',
    input: z.object({}),
  }),
  save: commandRoute({
    ...row,
    method: 'PUT',
    summary: 'Saves the business one buys for.',
    input: company,
    toCommand: (data, _newId, id): CompanyCommand => ({ type: 'SaveCompany', data: { id, ...data } }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    summary: 'Removes what was saved of it.',
    input: z.object({}),
    toCommand: (_input, _newId, id): CompanyCommand => ({ type: 'RemoveCompany', data: { id } }),
  }),
};
