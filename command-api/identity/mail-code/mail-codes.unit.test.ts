import { keyedHash } from '@maru/platform/env/secrets';
import { describe, expect, it } from 'vitest';
import { mailCodes } from './mail-codes.service.ts';

const id = '01900000-0000-7000-8000-00000000c0de';
const other = '01900000-0000-7000-8000-00000000c0df';
const codes = mailCodes(keyedHash('a secret'));
const info = codes.infoOf(id);

describe('codes by mail', () => {
  it('are known again', () => expect(codes.idOf(info)).toBe(id));
  it('are worth nothing with another secret', () => expect(mailCodes(keyedHash('another')).idOf(info)).toBeUndefined());
  it('are no marks of values', () => expect(info).not.toContain(codes.mark(id)));

  it.each([
    ['of another id', info.replace(id, other)],
    ['without the code', id],
    ['with one digit changed', `${info.slice(0, -1)}${info.endsWith('0') ? '1' : '0'}`],
    ['cut off', info.slice(0, -1)],
    ['with more', `${info}0`],
    ['in capitals', info.toUpperCase()],
    ['that lead into another stream', info.replace(id, `../${id.slice(3)}`)],
    ['empty', ''],
  ])('%s are none', (_, wrong) => expect(codes.idOf(wrong)).toBeUndefined());
});
