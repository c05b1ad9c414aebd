import { expect, it } from 'vitest';
import { KeyVaultUnavailable } from '@maru/platform/key-vault/key-vault';
import { mongoKeyTable } from '@maru/platform/key-vault/mongo-key-table';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { keyVaultConformance } from './key-vault.conformance.ts';

describeOn(await mongoServer(), 'MongoDB', ({ url }) => {
  keyVaultConformance('MongoDB', async () => {
    const { db, drop } = await freshMongo(url);
    return { open: () => mongoKeyTable(db), close: drop };
  });

  it('looks through more keys than one page has, each once', async () => {
    const { db, drop } = await freshMongo(url);
    const ids = Array.from({ length: 2_001 }, (_, n) => `profile:${String(n).padStart(4, '0')}`);
    await db.collection<{ _id: string; wrapped: string }>('keys').insertMany(ids.map((_id) => ({ _id, wrapped: 'w' })));
    const found: string[] = [];
    for await (const { purpose, person } of mongoKeyTable(db).all()) found.push(`${purpose}:${person}`);
    expect(found).toEqual(ids);
    await drop();
  });
});

it('says that it is not reached', async () => {
  const { db, close } = await openMongo('mongodb://127.0.0.1:1/none?serverSelectionTimeoutMS=50');
  const [table, name] = [mongoKeyTable(db), { person: 'a', purpose: 'profile' } as const];
  for (const asked of [table.read([name]), table.add(name, 'w'), table.destroy(name)])
    await expect(asked).rejects.toBeInstanceOf(KeyVaultUnavailable);
  await close();
});
