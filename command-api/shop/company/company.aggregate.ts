import type { CompanyCommand } from '@maru/contracts/shop/company/company.commands';
import { type CompanyEvent, companyPersonal, companyStream } from '@maru/contracts/shop/company/company.events';
import { type Company, companyNames } from '@maru/contracts/shop/company/company.fields';
import { companyFold, type CompanyState } from '@maru/contracts/shop/company/company.fold';
import { companyPolicies } from '@maru/contracts/shop/company/company.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const isSame = (one: Company, other: Company) => companyNames.every((name) => one[name] === other[name]);

export const companyAggregate: Aggregate<CompanyCommand, CompanyState, CompanyEvent, string> = {
  name: 'shop.company',
  ...companyFold,
  stream: ({ data }) => companyStream(data.id),
  personal: companyPersonal,
  decide: {
    SaveCompany: (saved, { data }) => (saved && isSame(saved, data) ? [] : [{ type: 'CompanySaved', data }]),
    RemoveCompany: (saved, { data }) => (saved ? [{ type: 'CompanyRemoved', data }] : []),
  },
  policies: companyPolicies,
  subject: ({ data }) => data.id,
  answer: (company) => ({ body: { company } }),
};
