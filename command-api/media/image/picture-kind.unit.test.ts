import { describe, expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what a file is by its first bytes', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['gif', 'GIF89a'],
    ['avif', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
    ['avif', '\0\0\0\x1cftypmif1\0\0\0\0miafavif'],
  ])('%s', (kind, start) => {
    expect(pictureKind(bytes(`${start}…`))).toBe(kind);
  });
  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html>',
    '%PDF-1.7',
    'BM',
    'II*\0',
    'RIFF\x10\0\0\0WAVE',
    'GIF87b',
    '\0\0\0\x18ftypheic\0\0\0\0mif1',
    '\0\0\0\x18ftypmp42\0\0\0\0isom',
    '\0\0\0\x14ftypmif1\0\0\0\0miafavif',
    '\0\0\0\x18ftyp___avif__',
  ])('nothing we take: %j', (start) => {
    expect(pictureKind(bytes(start))).toBeUndefined();
  });
});
