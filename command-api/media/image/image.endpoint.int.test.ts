import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { errorHandler } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import { maxImageBytes } from '@maru/contracts/kernel/limits';
import type { Problem } from '@maru/contracts/kernel/problem';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { imageRoutes, storedImage } from '@maru/contracts/media/image/image.routes';
import express from 'express';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveEndpoint } from '../../http/serve-route.ts';
import { imageEndpoints } from './image.endpoint.ts';
import { testPicture } from './picture.fixture.ts';

const me = '01900000-0000-7000-8000-000000000001';
const project = '01900000-0000-7000-8000-00000000a001';
const issue = '01900000-0000-7000-8000-00000000b001';
const folder = mkdtempSync(join(tmpdir(), 'images-'));
const tokens = accessTokens('s'.repeat(32), systemClock());
const files = folderFileStore(folder);
let server: Server;
let url = '';
let token = '';
let left = 1_000;

const counted = {
  take: async () => {
    left -= 1;
    if (left < 0) throw new Rejected('rate_limited');
  },
};

beforeAll(async () => {
  const app = express();
  const endpoints = imageEndpoints({
    files,
    projectOf: async (id) => ({
      projectId: id === issue ? project : id,
      subject: { project: 'active', role: id === me ? 'none' : 'member' },
    }),
    requireAdmin: async () => {
      throw new Rejected('forbidden');
    },
    limits: { upload: counted, claimPhoto: counted },
    tickets: { isShown: async () => false, isAnyShown: async () => false },
    guests: {
      welcome: async () => {
        throw new Rejected('not_logged_in');
      },
    },
  });
  for (const row of Object.values(imageRoutes)) {
    const found = endpoints.find(({ route }) => route.path === row.path);
    if (found)
      app.post(
        `/api/${row.path}`,
        serveEndpoint(row, found, {
          tokens,
          ipHash: String,
          execute: () => Promise.reject(new Error('sends nothing')),
        }),
      );
  }
  server = await listen(app.use(errorHandler(createLogger({ level: 'silent' }))), { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(server)}/api/util/`;
  token = await tokens.issue({ userId: me, level: 1, sessionId: 's' }, 'api');
});
afterAll(async () => {
  await stopServer(server, { graceMs: 0 });
  rmSync(folder, { recursive: true });
});

const formOf = (fields: Record<string, string>, pictures: readonly Buffer[], name = 'image') => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  for (const bytes of pictures)
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../etc/도면.png');
  return form;
};
const upload = async (path: string, body: FormData | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Problem & { url: string; images: { url: string }[] } };
};
const refused = async (path: string, body: FormData | string) => {
  const answer = await upload(path, body);
  return [answer.status, answer.body.code, answer.body.errors.map((error) => error.path)];
};
const stored = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length;
const png = (width = 300, height = 200) => testPicture(width, height).png().toBuffer();
const mine = { folder: 'user', id: me };

describe('uploading pictures', () => {
  it('stores one and answers where', async () => {
    const { status, body } = await upload(
      'upload_image',
      formOf({ ...mine, width: '100', fit: 'false' }, [await png()]),
    );
    expect([status, storedImage.parse(body)]).toEqual([200, { url: body.url, width: 100, height: 100 }]);
    const file = await files.get(body.url.replace('/api/file/', ''));
    expect(await sharp(Buffer.concat((await file?.stream.toArray()) ?? [])).metadata()).toMatchObject({
      format: 'webp',
      width: 100,
    });
  });
  it('takes 150 pixels inside when nothing is said', async () => {
    expect((await upload('upload_image', formOf(mine, [await png()]))).body).toMatchObject({ width: 150, height: 100 });
  });
  it('stores several, for an issue under its project', async () => {
    const { body } = await upload(
      'multi_images',
      formOf({ folder: 'comment', id: issue }, [await png(), await png(20, 20)]),
    );
    expect(imageRoutes.uploadMany.answer.parse(body).images.map((image) => image.url.split('/').slice(3, 5))).toEqual(
      Array(2).fill(['comment', project]),
    );
  });
  it('takes the field under the name that libraries give to lists', async () => {
    const { body } = await upload('multi_images', formOf(mine, [await png(), await png(20, 20)], 'image[]'));
    expect(body.images).toMatchObject([{ width: 150 }, { width: 20 }]);
    expect(await refused('upload_image', formOf(mine, [await png(), await png()], 'image[]'))).toEqual([
      400,
      'invalid_input',
      ['image'],
    ]);
  });
  it('stores all or none', async () => {
    const before = stored();
    expect(await refused('multi_images', formOf(mine, [await png(), Buffer.from('<svg/>')]))).toEqual([
      415,
      'unsupported_image',
      [],
    ]);
    expect(stored()).toBe(before);
  });
  it.each([
    ['user', project, 'forbidden'],
    ['issue', me, 'not_member'],
    ['item', me, 'forbidden'],
    ['claim', project, 'forbidden'],
  ])('refuses pictures for others and strangers: %s', async (of, id, code) => {
    expect(await refused('upload_image', formOf({ folder: of, id }, [await png()]))).toEqual([403, code, []]);
  });
  it('refuses forms that say too little or too much', async () => {
    const image = await png();
    expect(await refused('upload_image', formOf(mine, []))).toEqual([400, 'invalid_input', ['image']]);
    expect(await refused('upload_image', formOf({ folder: 'user' }, [image]))).toEqual([400, 'invalid_input', ['id']]);
    expect(await refused('upload_image', formOf({ folder: '../etc', id: me }, [image]))).toEqual([
      400,
      'invalid_input',
      ['folder'],
    ]);
    expect(await refused('upload_image', formOf({ ...mine, width: '1e9' }, [image]))).toEqual([
      400,
      'invalid_input',
      ['width'],
    ]);
    expect(await refused('upload_image', formOf(mine, [image, image]))).toEqual([400, 'invalid_input', ['image']]);
    expect(await refused('multi_images', formOf(mine, Array(11).fill(image)))).toEqual([
      400,
      'invalid_input',
      ['image'],
    ]);
    expect(await refused('upload_image', formOf(mine, [image], 'other'))).toEqual([400, 'invalid_input', ['image']]);
    expect(await refused('upload_image', 'no form')).toEqual([400, 'invalid_input', ['folder', 'id']]);
  });
  it('refuses broken forms and files that are too large', async () => {
    const broken = await upload(
      'upload_image',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed_body']);
    expect(await refused('upload_image', formOf(mine, [Buffer.alloc(maxImageBytes + 1)]))).toEqual([
      413,
      'image_too_large',
      [],
    ]);
  });
  it('refuses more than a user may upload, and who is not logged in', async () => {
    left = 1;
    expect((await refused('multi_images', formOf(mine, [await png(), await png()])))[1]).toBe('rate_limited');
    expect((await upload('upload_image', formOf(mine, [await png()]), { authorization: '' })).status).toBe(401);
  });
});
