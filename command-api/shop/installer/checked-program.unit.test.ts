import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkedProgram } from './checked-program.service.ts';

const msi = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000, 7)]);
async function* pieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const passed = async (content: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const piece of content) all.push(piece);
  return Buffer.concat(all);
};

it.each([1, 3, 8, 4_096])('passes a program on in pieces of %i bytes, and knows its size and hash', async (size) => {
  const { content, seen } = checkedProgram(pieces(msi, size), 'msi');
  expect((await passed(content)).equals(msi)).toBe(true);
  expect(seen()).toEqual({ size: msi.length, sha256: createHash('sha256').update(msi).digest('hex') });
});

it.each([
  ['msi', Buffer.from('MZ and much more of it')],
  ['exe', msi],
  ['zip', Buffer.from('PK\u0005\u0006 an archive without files')],
  ['exe', Buffer.from('M')],
  ['zip', Buffer.alloc(0)],
] as const)('refuses as %s what begins otherwise', async (kind, content) => {
  await expect(passed(checkedProgram(pieces(content, 5), kind).content)).rejects.toMatchObject({
    code: 'installer_not_a_program',
  });
});

it('stops in the middle of what is too large', async () => {
  let read = 0;
  const endless = async function* () {
    for (;;) {
      read += msi.length;
      yield msi;
    }
  };
  await expect(passed(checkedProgram(endless(), 'msi', 10_000).content)).rejects.toMatchObject({
    code: 'installer_too_large',
  });
  expect(read).toBeLessThan(12_000);
});
