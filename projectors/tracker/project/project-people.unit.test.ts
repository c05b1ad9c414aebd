import { describe, expect, it } from 'vitest';
import { requested, withMember, without } from './project-people.ts';

const [owner, second] = [
  { id: 'a', role: 'owner' },
  { id: 'b', role: 'member' },
] as const;
const people = { members: [owner, second], requests: ['c'] };

describe('people of a project', () => {
  it('wait once, however often they ask', () => {
    expect(requested(people, 'c').requests).toEqual(['c']);
  });
  it('stand in the order of joining', () => {
    expect(withMember(people, 'c', 'member')).toEqual({
      members: [owner, second, { id: 'c', role: 'member' }],
      requests: [],
    });
  });
  it('stand first as owners', () => {
    expect(withMember(people, 'c', 'owner').members.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(
      withMember({ ...people, members: [owner, { id: 'b', role: 'owner' }] }, 'a', 'member').members.map(
        ({ id }) => id,
      ),
    ).toEqual(['b', 'a']);
  });
  it('are gone from both lists', () => {
    expect(without(people, 'b')).toEqual({ members: [owner], requests: ['c'] });
    expect(without(people, 'c').requests).toEqual([]);
  });
});
