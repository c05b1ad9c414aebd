import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.service.ts';

vi.mock('@node-rs/argon2', { spy: true });

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('fit when they are the same, however 한글 was typed', async () => {
    const kept = await hashPassword('비밀번호입니다'.normalize('NFD'));
    expect(await verifyPassword(kept, '비밀번호입니다')).toBe(true);
    expect(await verifyPassword(kept, '비밀번호입니까')).toBe(false);
  });

  it('take as much work for an account that is not there', async () => {
    await verifyPassword(undefined, 'the first time makes a hash to compare with');
    const work = async (passwordHash: string | undefined) => {
      vi.mocked(argon2.verify).mockClear();
      await verifyPassword(passwordHash, 'anything');
      return vi
        .mocked(argon2.verify)
        .mock.calls.map(([hash, , options]) => [String(hash).split('$').slice(0, 4), options]);
    };
    expect(await work(undefined)).toEqual(await work(await hashPassword('correct horse')));
  });

  it('never fit an account that is not there', async () => {
    expect(await verifyPassword(undefined, 'anything')).toBe(false);
  });
});
