import { expect, it } from 'vitest';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { copyKeys } from './migrate-keys.ts';

const named = (person: string) => ({ person: person.replaceAll(' ', '-'), purpose: 'profile' }) as const;

it('adds what is missing as it is, and finds nothing to do the second time', async () => {
  const [from, to] = [memoryKeyTable(), memoryKeyTable()];
  await from.add(named('a'), 'wrapped a');
  await from.add({ person: 'a', purpose: 'retention' }, 'wrapped r');
  expect(await copyKeys(from, to)).toEqual({ keys: 2, copied: 2, differing: [] });
  expect(await to.read([named('a'), { person: 'a', purpose: 'retention' }, named('b')])).toEqual([
    'wrapped a',
    'wrapped r',
    undefined,
  ]);
  expect(await copyKeys(from, to)).toEqual({ keys: 2, copied: 0, differing: [] });
});

it('destroys in the target what was destroyed since, and brings nothing back', async () => {
  const [from, to] = [memoryKeyTable(), memoryKeyTable()];
  for (const person of ['gone here', 'gone there'])
    for (const side of [from, to]) await side.add(named(person), person);
  await from.destroy(named('gone here'));
  await from.destroy(named('never there'));
  await to.destroy(named('gone there'));
  expect(await copyKeys(from, to)).toEqual({ keys: 3, copied: 2, differing: [] });
  expect(await to.read(['gone here', 'gone there', 'never there'].map(named))).toEqual([
    'destroyed',
    'destroyed',
    'destroyed',
  ]);
});

it('names of whom the target has another key, and leaves it', async () => {
  const [from, to] = [memoryKeyTable(), memoryKeyTable()];
  await from.add(named('a'), 'one');
  await to.add(named('a'), 'other');
  expect(await copyKeys(from, to)).toEqual({ keys: 1, copied: 0, differing: [{ ...named('a'), stored: 'one' }] });
  expect(await to.read([named('a')])).toEqual(['other']);
});

it('copies damage as damage, which is no erasure', async () => {
  const [from, to] = [memoryKeyTable(), memoryKeyTable()];
  await from.add(named('a'), '');
  expect(await copyKeys(from, to)).toEqual({ keys: 1, copied: 1, differing: [] });
  expect(await to.read([named('a')])).toEqual(['']);
});
