import { fullImage, sizedImage } from '@maru/contracts/media/image/image.sizes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPicture } from './picture.fixture.ts';
import { withSmaller } from './re-encode.ts';

const pictureOf = async (width: number, height: number) => ({
  content: await testPicture(width, height).webp().toBuffer(),
  width,
  height,
});
const sizesOf = async (width: number, folder: 'item' | 'slide' | 'issue') => {
  const { smaller = [] } = await withSmaller(await pictureOf(width, width), folder);
  return Promise.all(smaller.map(async ({ content }) => (await sharp(content).metadata()).width));
};

describe('smaller widths', () => {
  it('are those of the folder, below its own', async () => {
    expect([
      await sizesOf(1_000, 'item'),
      await sizesOf(1_600, 'slide'),
      await sizesOf(300, 'item'),
      await sizesOf(800, 'issue'),
    ]).toEqual([[400], [800], [], []]);
  });
  it('have addresses beside that of the picture', () => {
    const url = '/api/file/item/01900000-0000-7000-8000-000000000001/01900000-0000-7000-8000-000000000002.webp';
    expect(sizedImage(url, 400)).toBe(url.replace('.webp', '-400.webp'));
    expect([fullImage(sizedImage(url, 400)), fullImage(url)]).toEqual([url, url]);
  });
});
