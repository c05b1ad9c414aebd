import { maxImagePixels } from '@maru/contracts/kernel/limits';
import { fullImage, sizedImage } from '@maru/contracts/media/image/image.sizes';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPicture } from './picture.fixture.ts';
import { reEncode, withSmaller } from './re-encode.ts';

const inside = { width: 100, fit: true };
const script = Buffer.from('<script>alert(1)</script>');

/** A PNG of a few bytes whose header says it is that large. */
const hugePng = async (width: number, height: number) => {
  const png = await testPicture(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

describe('re-encoding a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s and writes WebP', async (format) => {
    const { content, width, height } = await reEncode(await testPicture(200, 120).toFormat(format).toBuffer(), inside);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height });
    expect([width, height]).toEqual([100, 60]);
  });

  it('keeps proportions inside the width, or cuts a square, and never enlarges', async () => {
    const sizeOf = async (width: number, height: number, shape: typeof inside) => {
      const made = await reEncode(await testPicture(width, height).png().toBuffer(), shape);
      return [made.width, made.height];
    };
    expect(await sizeOf(50, 200, inside)).toEqual([25, 100]);
    expect(await sizeOf(40, 30, inside)).toEqual([40, 30]);
    expect(await sizeOf(300, 200, { width: 100, fit: false })).toEqual([100, 100]);
    expect(await sizeOf(60, 200, { width: 100, fit: false })).toEqual([60, 60]);
  });

  it('turns it upright and leaves metadata behind', async () => {
    const sideways = await testPicture(80, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'someone' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { content, width, height } = await reEncode(sideways, inside);
    const found = await sharp(content).metadata();
    expect([width, height]).toEqual([40, 80]);
    expect(found).not.toHaveProperty('exif');
    expect(found).not.toHaveProperty('orientation');
    const { data } = await sharp(content)
      .extract({ left: 20, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it('takes the first frame of an animation', async () => {
    const frames = await sharp(await testPicture(20, 40).raw().toBuffer(), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif({ delay: [50, 50] })
      .toBuffer();
    const { content } = await reEncode(frames, inside);
    expect(await sharp(content).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it('leaves behind what was hidden in the file', async () => {
    const jpeg = await testPicture(20, 20).jpeg().toBuffer();
    const polyglots = [
      Buffer.concat([jpeg, script]),
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, script.length + 2]), script, jpeg.subarray(2)]),
    ];
    for (const file of polyglots) expect((await reEncode(file, inside)).content.includes('<script>')).toBe(false);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['nothing', Buffer.alloc(0)],
    ['HTML behind the first bytes of a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), script])],
    [
      'SVG behind the first bytes of a JPEG',
      Buffer.from('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'latin1'),
    ],
  ])('refuses %s', async (_name, file) => {
    await expect(reEncode(file, inside)).rejects.toMatchObject({ code: 'unsupported_image' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses a cut-off %s', async (format) => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: 'red',
      },
    })
      .toFormat(format)
      .toBuffer();
    await expect(reEncode(whole.subarray(0, Math.floor(whole.length / 2)), inside)).rejects.toMatchObject({
      code: 'unsupported_image',
    });
  });

  it('refuses too many pixels before decoding them', async () => {
    await expect(reEncode(await hugePng(60_000, 60_000), inside)).rejects.toMatchObject({ code: 'image_too_large' });
    await expect(reEncode(await hugePng(maxImagePixels / 1000 + 1, 1000), inside)).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });
});

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
