import { synonyms } from '@maru/contracts/shop/synonym/synonym.fields';
import { synonymExamples } from '@maru/contracts/shop/synonym/synonym.examples';
import { synonymPolicies } from '@maru/contracts/shop/synonym/synonym.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { synonymAggregate } from './synonym.aggregate.ts';

const { SynonymsAdded: added, SynonymsChanged: changed, SynonymsRemoved: removed } = synonymExamples;
const { id } = added.data;
const admin = { id: 'admin', level: 10 };
const groups = decisionsOf(synonymAggregate);
const add = (...words: string[]) => ({ type: 'AddSynonyms' as const, data: { id: 'other', words } });
const change = (of: string, ...words: string[]) => ({ type: 'ChangeSynonyms' as const, data: { id: of, words } });
const remove = { type: 'RemoveSynonyms', data: { id } } as const;

describe('synonyms', () => {
  it('are added', () => groups.given().when({ type: 'AddSynonyms', data: added.data }, admin).emits(added));
  it('are changed, when they are others', () => {
    groups
      .given(added)
      .when(change(id, ...changed.data.to), admin)
      .emits(changed);
    groups
      .given(added, changed)
      .when(change(id, ...changed.data.to), admin)
      .emitsNothing();
  });
  it('are removed with what they were', () => {
    groups.given(added).when(remove, admin).emits(removed);
    groups.given(added, removed).when(remove, admin).isRefused('not_found');
    groups
      .given()
      .when(change(id, '가', '나'), admin)
      .isRefused('not_found');
  });
  it('stand in one group only, whatever their case and spaces', () => {
    groups.given(added).when(add('확장', '플러그 인'), admin).isRefused('synonym_taken');
    groups.given(added, changed).when(add('ADD-IN', '확장'), admin).isRefused('synonym_taken');
    const other = { ...added, data: add('확장', '모듈').data };
    groups
      .given(added, other)
      .when(change('other', '확장', '애드인'), admin)
      .isRefused('synonym_taken');
    groups
      .given(added, removed)
      .when(add('확장', '플러그인'), admin)
      .emits({ ...added, data: add('확장', '플러그인').data });
  });
  it('end at a number of groups', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...added,
      data: { id: `${at}`, words: [`a${at}`, `b${at}`] },
    }));
    groups
      .given(...many)
      .when(add('확장', '모듈'), admin)
      .isRefused('too_many_synonyms');
  });
  it('are two different words at least', () => {
    expect(synonyms.safeParse(['애드인']).success).toBe(false);
    expect(synonyms.safeParse(['애드인', '애드 인']).success).toBe(false);
    expect(synonyms.safeParse(Array.from({ length: 21 }, (_, at) => `${at}`)).success).toBe(false);
  });
  it('are kept by administrators only', () => {
    for (const policy of Object.values(synonymPolicies)) {
      expect(policy({ id: 'someone', level: 9 }, {})).toBe('forbidden');
      expect(policy(admin, {})).toBeUndefined();
    }
  });
});
