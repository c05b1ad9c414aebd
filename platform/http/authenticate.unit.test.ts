import { describe, expect, it } from 'vitest';
import { accessTokens, type TokenPurpose } from '../access-token/access-token.ts';
import { fixedClock } from '../clock/fixed-clock.ts';
import { authenticate, bearerOf } from './authenticate.ts';

const tokens = accessTokens('s'.repeat(32), fixedClock());
const tokenOf = (level: number, purpose: TokenPurpose = 'api') =>
  tokens.issue({ userId: 'u', level, sessionId: 's' }, purpose);

describe('authenticate', () => {
  it('asks nobody on open rows, not even for a good token', async () => {
    expect(await authenticate(tokens, 'open', 'Bearer nonsense')).toBeUndefined();
  });

  it('knows people by their token, in whatever case the scheme is written', async () => {
    const token = await tokenOf(1);
    for (const scheme of ['Bearer', 'bearer'])
      expect(await authenticate(tokens, 'login', `${scheme} ${token}`)).toMatchObject({ userId: 'u', level: 1 });
  });

  it.each([undefined, '', 'Bearer', 'Bearer a b', 'Basic dTpw'])('refuses the header %o', async (header) => {
    await expect(authenticate(tokens, 'login', header)).rejects.toMatchObject({ code: 'not_logged_in' });
  });

  it('takes no token that was made for files', async () => {
    await expect(authenticate(tokens, 'login', `Bearer ${await tokenOf(1, 'file')}`)).rejects.toMatchObject({
      code: 'not_logged_in',
    });
  });

  it('keeps add-ins and people apart', async () => {
    const [addin, person] = [await tokenOf(10, 'addin'), await tokenOf(10)];
    expect(await authenticate(tokens, 'addin', `Bearer ${addin}`)).toMatchObject({ userId: 'u' });
    await expect(authenticate(tokens, 'addin', `Bearer ${person}`)).rejects.toMatchObject({ code: 'not_logged_in' });
    for (const access of ['login', 'admin'] as const)
      await expect(authenticate(tokens, access, `Bearer ${addin}`)).rejects.toMatchObject({ code: 'not_logged_in' });
  });

  it('lets administrators only into rows for them', async () => {
    await expect(authenticate(tokens, 'admin', `Bearer ${await tokenOf(9)}`)).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await authenticate(tokens, 'admin', `Bearer ${await tokenOf(10)}`)).toMatchObject({ level: 10 });
  });
});

describe('the token of a header', () => {
  it('is none without the scheme', () => {
    expect([bearerOf('Bearer  abc'), bearerOf('abc'), bearerOf(undefined)]).toEqual(['abc', undefined, undefined]);
  });
});
