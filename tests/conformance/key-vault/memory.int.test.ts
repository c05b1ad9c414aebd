import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { keyVaultConformance } from './key-vault.conformance.ts';

keyVaultConformance('memory', async () => {
  const table = memoryKeyTable();
  return { open: () => table, close: async () => undefined };
});
