import { mostSavedFilters } from '@maru/contracts/site/table-settings/table-settings.fields';
import { tableSettingsExamples } from '@maru/contracts/site/table-settings/table-settings.examples';
import { tableSettingsPolicies } from '@maru/contracts/site/table-settings/table-settings.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { tableSettingsAggregate } from './table-settings.aggregate.ts';

const { TableFilterSaved: saved, TableFilterDeleted: deleted, TableColumnsChosen: chosen } = tableSettingsExamples;
const me = { id: saved.data.id, level: 10 };
const decisions = decisionsOf(tableSettingsAggregate);
const save = (change = {}) => ({ type: 'SaveTableFilter', data: { ...saved.data, ...change } }) as const;
const remove = { type: 'DeleteTableFilter', data: deleted.data } as const;
const choose = { type: 'ChooseTableColumns', data: chosen.data } as const;
const renamed = { ...saved, data: { ...saved.data, name: '큰 주문' } };

it('a filter is saved, and again only where something of it is different', () => {
  decisions.given().when(save(), me).emits(saved);
  decisions.given(saved).when(save(), me).emitsNothing();
  decisions
    .given(saved)
    .when(save({ name: '큰 주문' }), me)
    .emits(renamed);
});
it('a filter is deleted where it is there', () => {
  decisions.given(saved).when(remove, me).emits(deleted);
  decisions.given(saved, deleted).when(remove, me).emitsNothing();
});
it('columns are chosen for one list', () => {
  decisions.given().when(choose, me).emits(chosen);
  decisions.given(chosen).when(choose, me).emitsNothing();
  const other = { ...chosen, data: { ...chosen.data, table: 'users' } };
  decisions.given(other).when(choose, me).emits(chosen);
});
it('only so many filters are kept', () => {
  const many = Array.from({ length: mostSavedFilters }, (_, at) => ({
    ...saved,
    data: { ...saved.data, filter: `f${at}` },
  }));
  decisions
    .given(...many)
    .when(save(), me)
    .isRefused('too_many_saved_filters');
  decisions
    .given(...many)
    .when(save({ filter: 'f1', name: '큰 주문' }), me)
    .emits({ ...renamed, data: { ...renamed.data, filter: 'f1' } });
});
it('a filter that is saved again keeps its place', () => {
  const { evolve, initialState } = tableSettingsAggregate;
  const second = { ...saved, data: { ...saved.data, filter: 'second' } };
  const settings = [saved, second, renamed].reduce(
    (state, event) => evolve.TableFilterSaved(state, event as never),
    initialState,
  );
  expect(settings.filters.map(({ name }) => name)).toEqual(['큰 주문', '비싼 주문']);
});
it('settings are nobody else’s, and only of administrators', () => {
  for (const rule of Object.values(tableSettingsPolicies)) {
    expect(rule(me, me.id)).toBeUndefined();
    expect(rule({ id: 'other', level: 10 }, me.id)).toBe('forbidden');
    expect(rule({ ...me, level: 1 }, me.id)).toBe('forbidden');
  }
});
