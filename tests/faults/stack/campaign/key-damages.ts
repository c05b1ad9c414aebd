import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../../support/api-client.ts';
import { type Damage, expectStatus, type Place } from './damages.ts';
import type { Ground } from './ground.ts';
import { lastingPerson } from './lasting-client.ts';

const keyOf = ({ user }: Client) => `profile:${user.id}`;
/** A key is remembered for 5 s. */
const forgetMs = 6_000;
const rename = (client: Client) => client.call('PUT', 'auth/my/name', { body: { name: '이바다' } });

const key =
  (name: string, spoil: (ground: Ground, id: string) => Promise<unknown>) =>
  async ({ ground }: Place): Promise<Damage> => {
    const person = await lastingPerson(ground.stack);
    const keys = ground.db.collection<{ _id: string }>('keys');
    const row = await keys.findOne({ _id: keyOf(person) });
    if (!row) throw new Error('a person has no key');
    await spoil(ground, keyOf(person));
    await wait(forgetMs);
    return {
      name,
      differing: [`user ${person.user.id}`],
      metric: 'maru_damaged_keys',
      expectRefused: () => expectStatus(rename(person), 503),
      mend: async () => {
        await keys.replaceOne({ _id: row._id }, row, { upsert: true });
        await wait(forgetMs);
      },
      expectWhole: () => expectStatus(rename(person), 200),
    };
  };

const keysOf = ({ db }: Ground) => db.collection<{ _id: string; wrapped: string }>('keys');
export const damagedKey = key('a key that is damaged', (ground, _id) =>
  keysOf(ground).updateOne({ _id }, { $set: { wrapped: 'not a key' } }),
);
export const removedKey = key('a key that is removed', (ground, _id) => keysOf(ground).deleteOne({ _id }));
