import { imageUrl } from '@maru/contracts/kernel/fields';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import { describe, expect, it } from 'vitest';
import { imageStorage } from './image.storage.ts';

const owner = '01900000-0000-7000-8000-000000000001';
const picture = (content: string) => ({ content: Buffer.from(content), width: 2, height: 1 });

/** Files in memory that fail at the content `bad`. */
const memoryFiles = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    put: async (key: string, content: Buffer) => {
      if (content.toString() === 'bad') throw new Error('disk full');
      kept.set(key, content.toString());
    },
    remove: async (key: string) => void kept.delete(key),
  };
};

describe('storing pictures', () => {
  it('answers the address of each', async () => {
    const files = memoryFiles();
    const stored = await imageStorage(files)('issue', owner, [picture('a'), picture('b')]);
    expect([...files.kept.values()]).toEqual(['a', 'b']);
    expect(stored.map(({ url }) => imageUrl.parse(url).slice('/api/file/'.length))).toEqual([...files.kept.keys()]);
    expect(stored[0]).toMatchObject({ width: 2, height: 1 });
  });
  it('keeps smaller ones beside it', async () => {
    const files = memoryFiles();
    const [stored] = await imageStorage(files)('item', owner, [
      { ...picture('a'), smaller: [{ width: 400, content: Buffer.from('s') }] },
    ]);
    const key = stored?.url.slice('/api/file/'.length) ?? '';
    expect([...files.kept]).toEqual([
      [key, 'a'],
      [sizedImage(key, 400), 's'],
    ]);
  });
  it('leaves nothing behind when one cannot be stored', async () => {
    const files = memoryFiles();
    await expect(
      imageStorage(files)('issue', owner, [
        { ...picture('a'), smaller: [{ width: 400, content: Buffer.from('s') }] },
        picture('bad'),
      ]),
    ).rejects.toThrow('disk full');
    expect(files.kept.size).toBe(0);
  });
});
