import { type KeyName, WrongVaultSecret } from './key-vault.ts';
import type { KeyTable } from './key-table.ts';
import type { KeyWrapper } from './key-wrapper.ts';

/** Nobody's key, made first: a service with another secret fails at it before it makes keys that would be lost. */
export const proof: KeyName = { person: '_vault', purpose: 'profile' };

/** Keys tried before the secret is taken for wrong. */
const mostTried = 100;

interface VaultSecret {
  /** Throws `WrongVaultSecret` where nothing opens: then no single key is to blame. */
  mustOpen(): Promise<void>;
  /** The same, and makes the proof in a new vault. */
  prove(): Promise<void>;
}

export const vaultSecret = (table: KeyTable, { make, open }: KeyWrapper): VaultSecret => {
  const opens = (name: KeyName, stored: string) => open(name, stored) instanceof Buffer;

  /** Undefined in a vault without keys. */
  const anyOpens = async (): Promise<boolean | undefined> => {
    let tried = 0;
    for await (const row of table.all()) {
      if (opens(row, row.stored)) return true;
      if (open(row, row.stored) === undefined) tried += 1;
      if (tried === mostTried) break;
    }
    return tried > 0 ? false : undefined;
  };

  const mustOpen = async () => {
    const [stored] = await table.read([proof]);
    if (stored !== undefined && opens(proof, stored)) return;
    if ((await anyOpens()) === false)
      throw new WrongVaultSecret('no key opens: is the key-vault secret the one they were made with?');
  };
  return {
    mustOpen,
    prove: async () => {
      await mustOpen();
      // Another process may have made it meanwhile, with another secret.
      if (!opens(proof, await table.add(proof, make(proof)))) await mustOpen();
    },
  };
};
