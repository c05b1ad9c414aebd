import { deflateSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { maxImageBytes } from '@maru/contracts/kernel/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageForm, pngOf, type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { expectRefusal, sendRaw } from '../support/refusals.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let world: ProjectWithPeople;
beforeAll(async () => {
  server = await openProduct();
  world = await projectWithPeople(server);
});

type File = string | Uint8Array<ArrayBuffer>;
const upload = (
  files: readonly File[],
  fields: Record<string, string> = {},
  token: string | undefined = world.owner.token,
  path = 'util/upload_image',
) =>
  sendRaw(server.url, 'POST', path, {
    token,
    body: imageForm({ folder: 'issue', id: world.project, ...fields }, ...files),
  });
const bytes = (content: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(content);
const png = async (width = 30, height = 20) => bytes(await pngOf(width, height));

const expectNothingStored = async (work: () => Promise<unknown>) => {
  const before = await server.files();
  await work();
  expect(await server.files()).toBe(before);
};

const crcTable = Array.from({ length: 256 }, (_, n) =>
  Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
);
const crc = (data: Uint8Array) =>
  (data.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
const chunk = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
};
/** A picture whose header promises a size; its few bytes unfold to a row of zeros each. */
const pngPromising = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(Math.ceil(width / 8 + 1) * height, 8_000_000)), { level: 9 });
  return bytes(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pictures: Readonly<Record<string, () => Promise<File> | File>> = {
  'a text named .png': () => '사진이 아니에요',
  'nothing at all': () => '',
  svg: () => svg,
  'a page': () => '<!doctype html><script>alert(1)</script>',
  'a program': () => bytes(Buffer.from('7f454c4602010100', 'hex')),
  'the first bytes of a PNG and a page': () =>
    bytes(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)])),
  'a PNG that ends in the middle': async () => (await png(200, 200)).slice(0, 2_000),
  'a PNG with bytes turned': async () =>
    (await png(200, 200)).map((byte, at) => (at > 200 && at % 40 === 0 ? byte ^ 0xff : byte)),
  tiff: async () =>
    bytes(
      await sharp(await pngOf(9, 9))
        .tiff()
        .toBuffer(),
    ),
  'the first bytes of a video': () =>
    bytes(Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(64)])),
};

describe('what is no picture', () => {
  it.each(Object.keys(pictures))('%s', (name) =>
    expectNothingStored(async () =>
      expectRefusal(await upload([(await pictures[name]?.()) ?? '']), 'unsupported_image'),
    ),
  );

  it('takes good ones sent along with it', () =>
    expectNothingStored(async () =>
      expectRefusal(
        await upload([await png(), svg, await png()], {}, undefined, 'util/multi_images'),
        'unsupported_image',
      ),
    ));
});

describe('what is too large', () => {
  it.each([
    [20_000, 20_000],
    [1_000_000, 1_000_000],
    [60_000_000, 1],
  ])('a few kilobytes that promise %i × %i pixels', (width, height) =>
    expectNothingStored(async () => expectRefusal(await upload([pngPromising(width, height)]), 'image_too_large')),
  );

  it('a file over the limit', () =>
    expectNothingStored(async () =>
      expectRefusal(await upload([bytes(Buffer.alloc(maxImageBytes + 1))]), 'image_too_large'),
    ));
});

describe('forms', () => {
  it.each([
    { folder: 'secrets' },
    { folder: '../issue' },
    { id: '../..' },
    { id: '' },
    { width: '0' },
    { width: '100000' },
    { width: '-1' },
    { fit: 'perhaps' },
  ])('%j', (fields) =>
    expectNothingStored(async () =>
      expectRefusal(await upload([await png()], fields as Record<string, string>), 'invalid_input'),
    ),
  );

  it('without a picture, or with too many', () =>
    expectNothingStored(async () => {
      const one = await png();
      expectRefusal(await upload([]), 'invalid_input');
      expectRefusal(await upload([one, one]), 'invalid_input');
      expectRefusal(
        await upload(
          Array.from({ length: 11 }, () => one),
          {},
          undefined,
          'util/multi_images',
        ),
        'invalid_input',
      );
    }));

  it('that are cut off or no form', () =>
    expectNothingStored(async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const send = (body: string, type = headers) =>
        sendRaw(server.url, 'POST', 'util/upload_image', { token: world.owner.token, body, headers: type });
      expectRefusal(
        await send('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc'),
        'malformed_body',
      );
      expectRefusal(await send('{}', { 'content-type': 'multipart/form-data' }), 'malformed_body');
      expectRefusal(await send('{}', { 'content-type': 'application/json' }), 'invalid_input');
    }));

  it('into a place that is not yours', () =>
    expectNothingStored(async () => {
      const [one, { owner, stranger, issue, project }] = [await png(), world];
      expectRefusal(await upload([one], {}, ''), 'not_logged_in');
      for (const id of [project, issue]) expectRefusal(await upload([one], { id }, stranger.token), 'not_member');
      expectRefusal(await upload([one], { folder: 'comment', id: randomUUID() }), 'project_not_found');
      expectRefusal(await upload([one], { folder: 'user', id: owner.user.id }, stranger.token), 'forbidden');
    }));
});

it('a good picture is written anew, small, and without what else was in the file', async () => {
  const exif = { IFD0: { Copyright: 'secret place', GPSLatitudeRef: 'N' } };
  const photo = bytes(
    await sharp(await pngOf(1_200, 900))
      .withExif(exif)
      .jpeg()
      .toBuffer(),
  );
  const before = await server.files();
  const answer = JSON.parse((await upload([photo], { width: '800' })).text) as {
    url: string;
    width: number;
    height: number;
  };
  expect(await server.files()).toBe(before + 1);
  expect(answer).toMatchObject({ width: 800, height: 600 });
  const stored = await fetch(server.url + answer.url, { headers: { authorization: `Bearer ${world.member.token}` } });
  expect([stored.headers.get('content-type'), stored.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ]);
  const content = Buffer.from(await stored.arrayBuffer());
  expect(content.includes('secret place')).toBe(false);
  expect((await sharp(content).metadata()).exif).toBeUndefined();
});
