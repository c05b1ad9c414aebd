import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadEnvironment, readVariable } from './read-variable.ts';

const folder = mkdtempSync(join(tmpdir(), 'given-'));
const file = join(folder, 'redis-url');

describe('what a variable says', () => {
  beforeAll(() => writeFileSync(file, 'redis://:word@cache:6379\n'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is its value without the air around it, and nothing when empty', () => {
    expect(readVariable({ PORT: ' 80 ' }, 'PORT')).toBe('80');
    expect(readVariable({ PORT: ' ' }, 'PORT')).toBeUndefined();
  });

  it('may stand in a file where that is allowed', () => {
    expect(readVariable({ REDIS_URL_FILE: file }, 'REDIS_URL', true)).toBe('redis://:word@cache:6379');
    expect(readVariable({ REDIS_URL_FILE: file }, 'REDIS_URL')).toBeUndefined();
    expect(readVariable({ REDIS_URL: 'redis://a', REDIS_URL_FILE: '' }, 'REDIS_URL', true)).toBe('redis://a');
  });

  it('is refused when the file is not there, or a value beside it', () => {
    const read = (source: NodeJS.ProcessEnv) => () => readVariable(source, 'REDIS_URL', true);
    expect(read({ REDIS_URL_FILE: join(folder, 'none') })).toThrow(BadEnvironment);
    expect(read({ REDIS_URL_FILE: join(folder, 'none') })).toThrow('REDIS_URL_FILE must be a file that can be read');
    expect(read({ REDIS_URL_FILE: file, REDIS_URL: 'redis://a' })).toThrow('REDIS_URL and REDIS_URL_FILE are both set');
  });
});
