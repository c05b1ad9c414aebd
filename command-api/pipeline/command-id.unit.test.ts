import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { commandIdOf, eventIdOf } from './command-id.ts';

const ordered = '01900000-0000-7000-8000-0000000000ff';

describe('command id', () => {
  it('is the same for the same key of the same actor only', () => {
    expect(commandIdOf('a', 'k')).toBe(commandIdOf('a', 'k'));
    expect(
      new Set([commandIdOf('a', 'k'), commandIdOf('b', 'k'), commandIdOf('a', 'l'), commandIdOf('a', ordered)]).size,
    ).toBe(4);
  });

  it('is new each time without a key', () => {
    expect(commandIdOf('a', undefined)).not.toBe(commandIdOf('a', undefined));
  });

  it.each([undefined, 'k', ordered, 'x'.repeat(200), '~ !'])('is a UUIDv7 for key %s', (key) => {
    const id = commandIdOf('a', key);
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(id).toBe(id.toLowerCase());
  });

  it('takes the time of a key that has one', () => {
    expect(commandIdOf('a', ordered.toUpperCase()).slice(0, 15)).toBe(ordered.slice(0, 15));
  });

  it.each(['', 'x'.repeat(201), '한글', 'a\nb'])('refuses the key %j', (key) => {
    expect(() => commandIdOf('a', key)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});

describe('event id', () => {
  it('differs by command and content, and repeats', () => {
    const other = commandIdOf('a', 'k');
    const ids = [
      eventIdOf(ordered, ['s', 0]),
      eventIdOf(ordered, ['s', 1]),
      eventIdOf(ordered, ['t', 0]),
      eventIdOf(other, ['s', 0]),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(eventIdOf(ordered, ['s', 0])).toBe(ids[0]);
    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  });
});
