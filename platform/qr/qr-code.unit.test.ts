import { describe, expect, it } from 'vitest';
import { qrSquares, qrSvg } from './qr-code.ts';

const address = 'https://maru.example/card/01900000-0000-7000-8000-0000000000d1';
/** The mark in three corners by which a reader finds a code: a ring of seven squares around a block of three. */
const mark = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

describe('a QR code', () => {
  it('has its marks in three corners, and begins without a border', () => {
    const rows = qrSquares(address).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
    expect(rows.length).toBe(33);
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(mark);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(mark);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(mark);
  });
  it('is a picture of as many squares with four white ones around them', () => {
    const svg = qrSvg(address);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
    expect(svg).not.toMatch(/script|href/i);
  });
});
