import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.service.ts';

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

  it('never fit an account that is not there', async () => {
    expect(await verifyPassword(undefined, 'anything')).toBe(false);
  });
});
