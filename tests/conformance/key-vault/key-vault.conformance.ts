import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyDamageReport } from '@maru/platform/key-vault/key-damage';
import type { KeyTable } from '@maru/platform/key-vault/key-table';
import { DamagedKey, type KeyVault, WrongVaultSecret } from '@maru/platform/key-vault/key-vault';
import { keyWrapper } from '@maru/platform/key-vault/key-wrapper';
import { rememberedMs, tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import { proof } from '@maru/platform/key-vault/vault-secret';
import { createMetrics } from '@maru/platform/metrics/metrics';

/** An engine under test: each call of `open` is another process on the same keys. */
export interface KeyTableUnderTest {
  readonly open: () => KeyTable;
  readonly close: () => Promise<void>;
}

const secret = () => 'a secret of this suite';
const rowsOf = async (table: KeyTable) => {
  const rows = [];
  for await (const row of table.all()) if (row.person !== proof.person) rows.push(row);
  return rows;
};

/** What every key vault does, wherever its keys are kept. */
export function keyVaultConformance(name: string, open: () => Promise<KeyTableUnderTest>): void {
  describe(`key vault: ${name}`, () => {
    let underTest: KeyTableUnderTest;
    let person = '';
    let time = 0;
    const vault = (given = secret): KeyVault => tableKeyVault(underTest.open(), given, { now: () => time });
    const profile = () => ({ person, purpose: 'profile' }) as const;
    beforeEach(async () => {
      underTest = await open();
      person = randomUUID();
      time = 1;
    });
    afterEach(() => underTest.close());

    it('finds no key that was never made', async () => {
      expect(await vault().find([profile()])).toEqual([undefined]);
      expect(await vault().find([])).toEqual([]);
      expect(await rowsOf(underTest.open())).toEqual([]);
    });

    it('makes a key of 256 bits once, and keeps it', async () => {
      const one = vault();
      const key = await one.obtain(person, 'profile');
      expect(key).toHaveLength(32);
      expect(await one.obtain(person, 'profile')).toEqual(key);
      expect(await vault().obtain(person, 'profile')).toEqual(key);
      expect(await vault().find([profile()])).toEqual([key]);
    });

    it('makes one key for all who ask at once, in whichever process', async () => {
      const keys = await Promise.all(Array.from({ length: 8 }, () => vault().obtain(person, 'profile')));
      expect(new Set(keys.map(String)).size).toBe(1);
      expect(await vault().find([profile()])).toEqual(keys.slice(0, 1));
    });

    it('has a key for each person and purpose, and finds many in the order asked', async () => {
      const other = randomUUID();
      const made = [
        await vault().obtain(person, 'profile'),
        await vault().obtain(person, 'retention'),
        await vault().obtain(other, 'profile'),
      ];
      expect(new Set(made.map(String)).size).toBe(3);
      const names = [
        { person: other, purpose: 'retention' },
        { person: other, purpose: 'profile' },
        profile(),
        profile(),
      ] as const;
      expect(await vault().find(names)).toEqual([undefined, made[2], made[0], made[0]]);
      const warm = vault();
      await warm.find([profile()]);
      expect(await warm.find(names)).toEqual([undefined, made[2], made[0], made[0]]);
    });

    it('destroys a key for ever, and no other', async () => {
      const one = vault();
      await one.obtain(person, 'profile');
      const kept = await one.obtain(person, 'retention');
      await one.destroy(person, 'profile');
      await one.destroy(person, 'profile');
      for (const any of [one, vault()]) {
        expect(await any.find([profile(), { person, purpose: 'retention' }])).toEqual(['destroyed', kept]);
        expect(await any.obtain(person, 'profile')).toBe('destroyed');
      }
      expect((await rowsOf(underTest.open())).find(({ purpose }) => purpose === 'profile')).toEqual({
        ...profile(),
        stored: 'destroyed',
      });
    });

    it('never makes a key that was destroyed before it was there', async () => {
      await vault().destroy(person, 'profile');
      expect(await vault().obtain(person, 'profile')).toBe('destroyed');
    });

    it('ends without a key when one is made and destroyed at once', async () => {
      await Promise.all([
        vault().obtain(person, 'profile'),
        vault().destroy(person, 'profile'),
        vault().destroy(person, 'profile'),
      ]);
      expect(await vault().find([profile()])).toEqual(['destroyed']);
    });

    it('forgets soon what another process destroyed', async () => {
      const one = vault();
      await one.obtain(person, 'profile');
      await vault().destroy(person, 'profile');
      time += rememberedMs + 1;
      expect(await one.find([profile()])).toEqual(['destroyed']);
    });

    it('keeps keys wrapped: another secret opens none, and says so', async () => {
      const key = await vault().obtain(person, 'profile');
      const rows = await rowsOf(underTest.open());
      expect(rows).toEqual([{ ...profile(), stored: expect.stringMatching(/^[\w-]{80}$/) }]);
      expect(Buffer.from(rows[0]?.stored ?? '', 'base64url').includes(key)).toBe(false);
      await expect(vault(() => 'another secret').find([profile()])).rejects.toBeInstanceOf(WrongVaultSecret);
    });

    it('makes no key with another secret than the first was made with', async () => {
      await vault().obtain(randomUUID(), 'profile');
      const astray = vault(() => 'another secret');
      for (const _ of [1, 2]) await expect(astray.obtain(person, 'profile')).rejects.toBeInstanceOf(WrongVaultSecret);
      expect(await vault().find([profile()])).toEqual([undefined]);
    });

    it('takes no key for another that was put in its place', async () => {
      const table = underTest.open();
      await vault().obtain(person, 'profile');
      const [row] = await rowsOf(table);
      const other = { person: randomUUID(), purpose: 'profile' } as const;
      expect(await table.add(other, row?.stored ?? '')).toBe(row?.stored);
      expect(await vault().find([other])).toEqual(['damaged']);
    });

    describe.each(['', 'x', 'A'.repeat(80), '김하늘'])('a key of which damage has left %j', (rest) => {
      const other = () => ({ person: `${person}-2`, purpose: 'profile' }) as const;
      beforeEach(async () => {
        await vault().obtain(other().person, 'profile');
        await underTest.open().add(profile(), rest);
      });

      it('is found damaged, and others as they were', async () => {
        const [own, others] = await vault().find([profile(), other()]);
        expect([own, others]).toEqual(['damaged', await vault().obtain(other().person, 'profile')]);
        expect(await vault().damaged()).toEqual([profile()]);
        expect(await vault().obtain(randomUUID(), 'profile')).toHaveLength(32);
      });

      it('is not made anew, and can be destroyed', async () => {
        await expect(vault().obtain(person, 'profile')).rejects.toBeInstanceOf(DamagedKey);
        await vault().destroy(person, 'profile');
        expect(await vault().find([profile()])).toEqual(['destroyed']);
        expect(await vault().damaged()).toEqual([]);
      });

      it('is in the log once, and counted until it is gone', async () => {
        const [log, metrics] = [{ error: vi.fn<() => void>(), info: vi.fn<() => void>() }, createMetrics()];
        const reporting = tableKeyVault(underTest.open(), secret, {
          now: () => time,
          report: keyDamageReport(log, metrics),
        });
        const count = async () =>
          (await metrics.registry.getSingleMetric('maru_damaged_keys')?.get())?.values[0]?.value;
        for (const _ of [1, 2]) {
          await reporting.find([profile(), other()]);
          time += rememberedMs + 1;
        }
        expect(log.error.mock.calls).toEqual([[profile(), expect.stringContaining('damaged')]]);
        expect(await count()).toBe(1);
        await reporting.destroy(person, 'profile');
        expect([await count(), log.info.mock.calls.length]).toEqual([0, 1]);
      });
    });

    it('goes on where the proof of its secret is damaged, and still takes no other secret', async () => {
      const table = underTest.open();
      await table.add(proof, 'x');
      await expect(vault().obtain(person, 'profile')).rejects.toBeInstanceOf(WrongVaultSecret);
      await table.add(profile(), keyWrapper(secret).make(profile()));
      const key = await vault().obtain(person, 'profile');
      expect(await vault().obtain(randomUUID(), 'profile')).toHaveLength(32);
      expect(await vault().find([profile()])).toEqual([key]);
      await expect(vault(() => 'another secret').obtain(randomUUID(), 'profile')).rejects.toBeInstanceOf(
        WrongVaultSecret,
      );
    });

    it.each(['', '../other', 'a/b', 'a.b', '사람', 'x'.repeat(101)])('refuses the person %j', async (strange) => {
      await expect(vault().obtain(strange, 'profile')).rejects.toBeInstanceOf(RangeError);
      await expect(vault().destroy(strange, 'profile')).rejects.toBeInstanceOf(RangeError);
    });
  });
}
