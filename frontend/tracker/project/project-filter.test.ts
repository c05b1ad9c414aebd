import { describe, expect, it } from 'vitest';
import { defaultFilter, readFilter, textCounts, toggleStatus, writeFilter } from './project-filter.ts';

describe('status filter', () => {
  it.each([
    [['OnGoing'], 'OnHold', ['OnGoing', 'OnHold']],
    [['OnGoing', 'OnHold'], 'Finished', ['all']],
    [['OnGoing'], 'all', ['all']],
    [['all'], 'OnHold', ['OnHold']],
    [['OnGoing'], 'OnGoing', ['all']],
    [['OnGoing', 'OnHold'], 'OnGoing', ['OnHold']],
  ] as const)('%j and then %s gives %j', (chosen, toggled, next) => {
    expect(toggleStatus(chosen, toggled)).toEqual(next);
  });
});

it('takes a text when it is empty or longer than one character', () => {
  expect([textCounts(''), textCounts('한'), textCounts('한강')]).toEqual([true, false, true]);
});

describe('filter in the URL', () => {
  it('leaves the default out', () => {
    expect(writeFilter(defaultFilter).toString()).toBe('');
    expect(readFilter(new URLSearchParams())).toEqual(defaultFilter);
  });
  it('comes back as it was written', () => {
    const filter = {
      page: 3,
      itemsPerPage: 50,
      sortBy: 'title',
      status: ['OnHold', 'Finished'] as const,
      text: '한강',
    };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });
  it('survives nonsense', () => {
    expect(readFilter(new URLSearchParams('page=-1&itemsPerPage=x&status=Nope&text=a&sortBy=nope'))).toEqual(
      defaultFilter,
    );
  });
});
