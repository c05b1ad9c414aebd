import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadEnvironment } from './read-variable.ts';
import { keyedHash, secret } from './secrets.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('secret', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is made once, of 256 bits, readable by nobody else', () => {
    const made = secret(dataDir, 'access-token', {});
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect(secret(dataDir, 'access-token', {})).toBe(made);
    expect(secret(dataDir, 'key-vault', {})).not.toBe(made);
    expect(readdirSync(join(dataDir, 'secrets')).sort()).toEqual(['access-token', 'key-vault']);
    expect([modeOf(join(dataDir, 'secrets')), modeOf(join(dataDir, 'secrets/access-token'))]).toEqual(['700', '600']);
  });

  it('closes a file that was opened to others', () => {
    secret(dataDir, 'access-token', {});
    chmodSync(join(dataDir, 'secrets/access-token'), 0o644);
    secret(dataDir, 'access-token', {});
    expect(modeOf(join(dataDir, 'secrets/access-token'))).toBe('600');
  });

  it('comes from the environment where it is given there', () => {
    const given = 'x'.repeat(32);
    expect(secret(dataDir, 'access-token', { ACCESS_TOKEN_SECRET: given })).toBe(given);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(() => secret(dataDir, 'access-token', { ACCESS_TOKEN_SECRET: 'short' })).toThrow(BadEnvironment);
  });

  it('comes from the file the environment names', () => {
    const file = join(dataDir, 'mounted');
    writeFileSync(file, `${'y'.repeat(32)}\n`);
    expect(secret(dataDir, 'access-token', { ACCESS_TOKEN_SECRET_FILE: file })).toBe('y'.repeat(32));
    expect(readdirSync(dataDir)).toEqual(['mounted']);
  });
});

it('gives the same hash for the same value and secret only', () => {
  const [a, b] = [keyedHash('secret a'), keyedHash('secret b')];
  expect(a('x')).toMatch(/^[0-9a-f]{64}$/);
  expect(a('x')).toBe(a('x'));
  expect(new Set([a('x'), a('y'), b('x')]).size).toBe(3);
});
