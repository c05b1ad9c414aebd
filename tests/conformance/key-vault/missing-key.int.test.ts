import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderKeyTable } from '@maru/platform/key-vault/folder-key-table';
import type { ReportKey } from '@maru/platform/key-vault/key-damage';
import { DamagedKey, type KeyVault } from '@maru/platform/key-vault/key-vault';
import { keyWrapper } from '@maru/platform/key-vault/key-wrapper';
import { rememberedMs, tableKeyVault } from '@maru/platform/key-vault/table-key-vault';

const name = { person: 'someone', purpose: 'profile' } as const;
const secret = () => 'a secret of this test';

let root: string;
let vault: KeyVault;
let time = 1;
const report = vi.fn<ReportKey>();
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'key-vault-'));
  report.mockClear();
  vault = tableKeyVault(folderKeyTable(root), secret, { now: () => time, report });
  await vault.obtain('somebody-else', 'profile');
});
afterEach(() => rm(root, { recursive: true }));

const obtained = () => vault.obtain(name.person, name.purpose);

describe('a key that is missing', () => {
  it('though something is sealed with it, is reported, made by nobody, and taken when it is put back', async () => {
    // As whoever reads what was sealed.
    expect(await vault.find([name])).toEqual([undefined]);
    expect(report).toHaveBeenLastCalledWith(name, true);
    await expect(obtained()).rejects.toBeInstanceOf(DamagedKey);
    await folderKeyTable(root).add(name, keyWrapper(secret).make(name));
    expect(await obtained()).toHaveLength(32);
    expect(report).toHaveBeenLastCalledWith(name, false);
  });

  it('though this process has used it, is made by nobody', async () => {
    await obtained();
    await rm(join(root, 'profile/someone'));
    time += rememberedMs + 1;
    await expect(obtained()).rejects.toBeInstanceOf(DamagedKey);
  });
});
