import type { StreamFold } from '../../kernel/fold.ts';
import type { CompanyEvent } from './company.events.ts';
import type { Company } from './company.fields.ts';

export type CompanyState = Company | null;

/** The business that somebody buys for, as last saved. */
export const companyFold: StreamFold<CompanyState, CompanyEvent> = {
  initialState: null,
  evolve: { CompanySaved: (_, { data: { id: _id, ...company } }) => company, CompanyRemoved: () => null },
};
