import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../store/store.ts';
import { sessionStarted } from '../session/session.slice.ts';
import { answer, stubServer, user } from './call.fixture.ts';
import { storeImages } from './store-images.ts';

/** A request the test answers. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  withCredentials = false;
  status = 0;
  responseText = '';
  path = '';
  form = new FormData();
  aborted = false;

  constructor() {
    super();
    FakeRequest.made.push(this);
  }

  open(_: string, path: string) {
    this.path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  getResponseHeader() {
    return null;
  }

  send(form: FormData) {
    this.form = form;
  }

  abort() {
    this.aborted = true;
  }

  reply(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const target = { folder: 'issue', id: 'p1', width: 800 } as const;
const sent = (count: number) => vi.waitFor(() => expect(FakeRequest.made).toHaveLength(count));
const last = () => FakeRequest.made.at(-1) as FakeRequest;

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const loggedIn = () => {
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 'old', user }));
  return store;
};

describe('storeImages', () => {
  it('sends one picture, tells the progress and answers its address', async () => {
    const percents: number[] = [];
    const done = loggedIn().dispatch(
      storeImages([file('a.png')], target, { onProgress: (percent) => percents.push(percent) }),
    );
    await sent(1);
    expect([last().path, last().headers.get('Authorization')]).toEqual(['/api/util/upload_image', 'Bearer old']);
    expect(['folder', 'id', 'width', 'fit'].map((name) => last().form.get(name))).toEqual([
      'issue',
      'p1',
      '800',
      'true',
    ]);
    last().upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 30, total: 40 }));
    last().reply(200, { url: '/a', width: 1, height: 1 });
    expect(await done).toEqual({ data: ['/a'] });
    expect(percents).toEqual([75]);
  });

  it('sends several in one form and keeps stored ones in their place', async () => {
    const done = loggedIn().dispatch(storeImages([file('a.png'), '/kept', file('b.png')], target));
    await sent(1);
    expect([last().path, last().form.getAll('image').length]).toEqual(['/api/util/multi_images', 2]);
    last().reply(200, { images: [{ url: '/a' }, { url: '/b' }] });
    expect(await done).toEqual({ data: ['/a', '/kept', '/b'] });
  });

  it('does nothing without files, folder or id', async () => {
    const store = loggedIn();
    expect(await store.dispatch(storeImages(['/kept'], target))).toEqual({ data: ['/kept'] });
    await store.dispatch(storeImages([file('a.png')], { ...target, id: '' }));
    expect(FakeRequest.made).toHaveLength(0);
  });

  it('renews the session once and sends again', async () => {
    stubServer([], () => answer(200, { accessToken: 'fresh', user }));
    const done = loggedIn().dispatch(storeImages([file('a.png')], target));
    await sent(1);
    last().reply(401, { code: 'token_expired', message: '' });
    await sent(2);
    expect(last().headers.get('Authorization')).toBe('Bearer fresh');
    expect(last().headers.get('Idempotency-Key')).toBe(FakeRequest.made[0]?.headers.get('Idempotency-Key'));
    last().reply(200, { url: '/a' });
    expect(await done).toEqual({ data: ['/a'] });
  });

  it('shows why the server refused', async () => {
    const store = loggedIn();
    const done = store.dispatch(storeImages([file('a.png')], target));
    await sent(1);
    last().reply(413, { code: 'image_too_large', message: '이미지가 너무 커요.', errors: [] });
    expect((await done).error).toMatchObject({ code: 'image_too_large' });
    expect(store.getState().snackbar.current?.text).toBe('이미지가 너무 커요.');
  });

  it('can be cancelled without a word', async () => {
    const store = loggedIn();
    const abort = new AbortController();
    const done = store.dispatch(storeImages([file('a.png')], target, { signal: abort.signal }));
    await sent(1);
    abort.abort();
    expect((await done).error).toMatchObject({ code: 'aborted' });
    expect([last().aborted, store.getState().snackbar.current]).toEqual([true, null]);
  });

  it('fails after five seconds without progress', async () => {
    vi.useFakeTimers();
    const done = loggedIn().dispatch(storeImages([file('a.png')], target));
    await vi.advanceTimersByTimeAsync(4_000);
    last().upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(last().aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await done).error).toMatchObject({ code: 'timeout' });
  });
});
