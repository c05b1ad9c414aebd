import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadFileKey } from '@maru/platform/file-store/file-store';
import type { FileStore } from '@maru/platform/file-store/file-store';

/** An engine under test. `reopen` closes it and opens the same files again; `close` closes what is open. */
export interface FileStoreUnderTest {
  readonly store: FileStore;
  readonly reopen: () => Promise<FileStore>;
  readonly close: () => Promise<void>;
}

const badKeys = [
  '',
  '/',
  'a',
  'a/b',
  'a/b/c/d',
  'a/b/',
  '/a/b',
  'a//b',
  '../a/b',
  'a/../b',
  'a/b/..',
  'a/b/.',
  './a/b',
  'a/b/.hidden',
  '.incoming/a/b',
  'a/b/c\0.png',
  'a/b/c\n',
  'a\\..\\b/c/d',
  'a/b/c d',
  'a/b/도면.png',
  'a/b/%2e%2e',
  `a/b/${'x'.repeat(201)}`,
];

const freshKey = (name = 'image.webp') => `issue/${randomUUID()}/${name}`;

async function contentOf(store: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await store.get(key);
  return file === undefined ? undefined : buffer(file.stream);
}

async function* piecesOf(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

/** What every file store does, whatever its engine. */
export function fileStoreConformance(name: string, open: () => Promise<FileStoreUnderTest>): void {
  describe(`file store: ${name}`, () => {
    let underTest: FileStoreUnderTest;
    beforeEach(async () => {
      underTest = await open();
    });
    afterEach(() => underTest.close());

    it.each([0, 1, 65_536, 3_000_001])('keeps a file of %i bytes and knows its size', async (size) => {
      const [key, content] = [freshKey(), randomBytes(size)];
      await underTest.store.put(key, content);
      const file = await underTest.store.get(key);
      expect(file?.size).toBe(size);
      expect((await contentOf(underTest.store, key))?.equals(content)).toBe(true);
      file?.stream.destroy();
    });

    it.each([1, 300_000, 700_001])('keeps a file that comes in pieces of %i bytes', async (size) => {
      const [key, content] = [freshKey('addin.msi'), randomBytes(size === 1 ? 1_000 : 1_500_000)];
      await underTest.store.put(key, piecesOf(content, size));
      expect((await underTest.store.get(key))?.size).toBe(content.length);
      expect((await contentOf(underTest.store, key))?.equals(content)).toBe(true);
    });

    it('keeps nothing of a file whose pieces end in an error, and throws that', async () => {
      const key = freshKey('addin.msi');
      async function* broken() {
        yield randomBytes(600_000);
        throw new Error('the line was cut');
      }
      await expect(underTest.store.put(key, broken())).rejects.toThrow('the line was cut');
      expect(await underTest.store.get(key)).toBeUndefined();
      await underTest.store.put(key, Buffer.from('whole'));
      expect(String(await contentOf(underTest.store, key))).toBe('whole');
    });

    it('has nothing under other keys', async () => {
      await underTest.store.put('user/1/a.webp', Buffer.from('a'));
      for (const key of ['user/1/b.webp', 'user/2/a.webp', 'issue/1/a.webp', 'user/1/a']) {
        expect(await underTest.store.get(key)).toBeUndefined();
      }
    });

    it.each(['a/b/c', 'A-_9/0.1/x..y', `${'f'.repeat(200)}/${'o'.repeat(200)}/${'n'.repeat(200)}`])(
      'takes the key %s',
      async (key) => {
        await underTest.store.put(key, Buffer.from(key));
        expect(String(await contentOf(underTest.store, key))).toBe(key);
      },
    );

    it.each(badKeys)('refuses the key %j', async (key) => {
      await expect(underTest.store.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(BadFileKey);
      await expect(underTest.store.get(key)).rejects.toBeInstanceOf(BadFileKey);
      await expect(underTest.store.remove(key)).rejects.toBeInstanceOf(BadFileKey);
    });

    it('keeps the first content of a key', async () => {
      const key = freshKey();
      await underTest.store.put(key, Buffer.from('first'));
      await underTest.store.put(key, Buffer.from('second'));
      expect(String(await contentOf(underTest.store, key))).toBe('first');
    });

    it('never shows half a file while it is written', async () => {
      const [key, content] = [freshKey(), randomBytes(2_000_000)];
      const writing = underTest.store.put(key, content);
      const seen = await Promise.all(Array.from({ length: 20 }, () => contentOf(underTest.store, key)));
      await writing;
      expect(seen.map((part) => part === undefined || part.equals(content))).not.toContain(false);
    });

    it('writes one key at once from many as one whole file', async () => {
      const key = freshKey();
      const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(100_000, n));
      await Promise.all(contents.map((content) => underTest.store.put(key, content)));
      const stored = await contentOf(underTest.store, key);
      expect(contents.some((content) => stored?.equals(content))).toBe(true);
    });

    it('removes a file, and does nothing for one that is missing', async () => {
      const [key, beside] = ['user/9/a.webp', 'user/9/b.webp'];
      await underTest.store.put(key, Buffer.from('a'));
      await underTest.store.put(beside, Buffer.from('b'));
      await underTest.store.remove(key);
      await underTest.store.remove(key);
      await underTest.store.remove(freshKey());
      expect(await underTest.store.get(key)).toBeUndefined();
      expect(String(await contentOf(underTest.store, beside))).toBe('b');
    });

    it('removes all files of an owner, of nobody whose name begins like it, and takes them again', async () => {
      const mine = ['user/7.a/a.webp', 'user/7.a/b.webp', 'user/7.a/c.webp'];
      const others = ['user/7.ab/a.webp', 'user/7/a.webp', 'user/7xa/a.webp', 'issue/7.a/a.webp'];
      for (const key of [...mine, ...others]) await underTest.store.put(key, Buffer.from(key));
      await underTest.store.removeAll('user', '7.a');
      await underTest.store.removeAll('user', '7.a');
      await underTest.store.removeAll('user', 'nobody');
      for (const key of mine) expect(await underTest.store.get(key)).toBeUndefined();
      for (const key of others) expect(String(await contentOf(underTest.store, key))).toBe(key);
      await underTest.store.put('user/7.a/a.webp', Buffer.from('again'));
      expect(String(await contentOf(underTest.store, 'user/7.a/a.webp'))).toBe('again');
    });

    it.each([
      ['..', 'a'],
      ['user', '..'],
      ['user', ''],
      ['', ''],
      ['user/7', 'a'],
      ['user', 'a/b'],
    ])('removes nothing for %j, %j', async (folder, owner) => {
      await expect(underTest.store.removeAll(folder, owner)).rejects.toBeInstanceOf(BadFileKey);
    });

    it('takes a removed key again', async () => {
      const key = freshKey();
      await underTest.store.put(key, Buffer.from('first'));
      await underTest.store.remove(key);
      await underTest.store.put(key, Buffer.from('second'));
      expect(String(await contentOf(underTest.store, key))).toBe('second');
    });

    it('keeps everything when it is opened again', async () => {
      const key = freshKey();
      await underTest.store.put(key, Buffer.from('kept'));
      expect(String(await contentOf(await underTest.reopen(), key))).toBe('kept');
    });
  });
}
