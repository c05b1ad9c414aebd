import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer } from '../../kernel/api/call.fixture.ts';
import { createStore } from '../../kernel/store/store.ts';
import { bindStoredAddin } from './bind-stored-addin.ts';

const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const bind = async (...replies: Parameters<typeof stubServer>[0]) => {
  const { requests } = stubServer(replies);
  localStorage.setItem('revit', guid);
  const store = createStore();
  await bindStoredAddin(guid, store.dispatch);
  return { requests, store, left: localStorage.getItem('revit') };
};
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the guid of an add-in', () => {
  it('is posted in the body after the login, then removed', async () => {
    const { requests, left, store } = await bind(answer(200, { message: 'Revit 애드인을 연결했어요.' }));
    expect(requests[0]?.url).toMatch(/\/api\/auth\/web_revit_login$/);
    expect(await requests[0]?.clone().json()).toEqual({ guid });
    expect(left).toBeNull();
    expect(store.getState().snackbar.current?.text).toBe('Revit 애드인을 연결했어요.');
  });

  it.each([
    [409, 'addin_taken'],
    [400, 'invalid_input'],
  ])('is removed after a no: %s %s', async (status, code) => {
    expect((await bind(problem(status, code, '안 돼요.'))).left).toBeNull();
  });

  it('is kept where the session had ended', async () =>
    expect((await bind(problem(401, 'session_ended'))).left).toBe(guid));
  it('is kept without an answer', async () => expect((await bind(new TypeError('network'))).left).toBe(guid), 30_000);
});
