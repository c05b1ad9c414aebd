import { companyExamples, exampleCompany } from '@maru/contracts/shop/company/company.examples';
import { company } from '@maru/contracts/shop/company/company.fields';
import { companyPolicies } from '@maru/contracts/shop/company/company.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { companyAggregate } from './company.aggregate.ts';

const { CompanySaved: saved, CompanyRemoved: removed } = companyExamples;
const me = { id: saved.data.id, level: 1 };
const decisions = decisionsOf(companyAggregate);
const save = (change = {}) => ({ type: 'SaveCompany', data: { ...saved.data, ...change } }) as const;
const remove = { type: 'RemoveCompany', data: removed.data } as const;

it('is saved, and saved again only where something is different', () => {
  decisions.given().when(save(), me).emits(saved);
  decisions.given(saved).when(save(), me).emitsNothing();
  decisions
    .given(saved)
    .when(save({ owner: '이한빛' }), me)
    .emits({ ...saved, data: { ...saved.data, owner: '이한빛' } });
});
it('is removed where it is there', () => {
  decisions.given(saved).when(remove, me).emits(removed);
  decisions.given(saved, removed).when(remove, me).emitsNothing();
});
it('is nobody else’s', () => {
  for (const rule of Object.values(companyPolicies)) {
    expect(rule(me, me.id)).toBeUndefined();
    expect(rule({ id: 'other', level: 10 }, me.id)).toBe('forbidden');
  }
});
it('takes numbers whose check digit is right, with or without hyphens', () => {
  expect(company.parse({ ...exampleCompany, registration_number: '120-81-47521' })).toEqual(exampleCompany);
  expect(company.safeParse({ ...exampleCompany, registration_number: '120-81-47522' }).success).toBe(false);
  expect(company.safeParse({ ...exampleCompany, owner: ' ' }).success).toBe(false);
});
