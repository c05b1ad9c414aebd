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
});

it('says that it is not reached', async () => {
  const { db, close } = await openMongo('mongodb://127.0.0.1:1/none?serverSelectionTimeoutMS=50');
  const [table, name] = [mongoKeyTable(db), { person: 'a', purpose: 'profile' } as const];
  for (const asked of [table.read([name]), table.add(name, 'w'), table.destroy(name)])
    await expect(asked).rejects.toBeInstanceOf(KeyVaultUnavailable);
  await close();
});
