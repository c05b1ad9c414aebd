import { Rejected } from '@maru/contracts/kernel/rejections';
import { anyRoute, commandRoute, endpointRoute, queryRoute } from '@maru/contracts/kernel/route';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import express from 'express';
import { z } from 'zod';
import { memoPipeline, temporaryLog } from '../pipeline/memo.fixture.ts';
import { commandRouter } from './command-router.ts';
import { actorOf, endpoint, rawEndpoint } from './endpoint.ts';

const one = z.object({ id: z.uuid() });
const answer = z.object({});
const add = commandRoute({
  method: 'POST',
  path: 'memo/add',
  access: 'login',
  summary: '',
  answer,
  input: z.object({ title: z.string().max(5), text: z.string().default('') }),
  toCommand: (data, id) => ({ type: 'WriteMemo', data: { ...data, id } }),
});
const edit = commandRoute({
  method: 'PUT',
  path: 'memo',
  access: 'login',
  summary: '',
  answer,
  input: one.extend({ title: z.string() }),
  toCommand: (data) => ({ type: 'EditMemo', data }),
});
const tear = commandRoute({
  method: 'DELETE',
  path: 'memo',
  access: 'login',
  summary: '',
  answer,
  input: one,
  toCommand: (data) => ({ type: 'TearMemo', data }),
});
const adminOnly = commandRoute({ ...tear, method: 'POST', path: 'memo/admin', access: 'admin' });
const greet = endpointRoute({
  method: 'GET',
  path: 'greet',
  access: 'open',
  summary: '',
  answer,
  input: z.object({ name: z.string() }),
});
const upload = endpointRoute({ method: 'POST', path: 'upload', access: 'login', summary: '', answer, input: one });
const write = endpointRoute({
  method: 'POST',
  path: 'write',
  access: 'open',
  summary: '',
  answer,
  input: z.object({ outcome: z.enum(['answer', 'other', 'fail']) }),
});
const list = queryRoute({ method: 'GET', path: 'memo', access: 'login', summary: '', answer, input: one });
export const routes = [add, edit, tear, adminOnly, greet, upload, write, list].map(anyRoute);

export const requireAdmin = async ({ userId }: { readonly userId: string }) => {
  if (userId === 'demoted') throw new Rejected('forbidden');
};
export const tokens = accessTokens('s'.repeat(32), systemClock());

const endpoints = [
  endpoint(greet, async ({ input, actor }) => ({ hello: input.name, actor: actor ?? null }), 201),
  endpoint(write, async ({ input: { outcome }, idOf, send }) => {
    const id = idOf('writing');
    const command = { type: 'WriteMemo', data: { id, title: 'a', text: '' } };
    const { body } = await send(command, { id, as: { id: 'guest', level: 0 } });
    if (outcome === 'fail') throw new Rejected('forbidden');
    return outcome === 'answer' ? body : { id };
  }),
  rawEndpoint(upload, async (context) => ({ by: actorOf(context).userId, parsed: context.req.body !== undefined })),
];

export const servedMemos = async () => {
  const log = temporaryLog();
  const router = commandRouter({
    execute: memoPipeline(log.events),
    tokens,
    routes,
    endpoints,
    requireAdmin,
    requireAddin: requireAdmin,
    ipHash: (address) => `hash of ${address}`,
  });
  const app = express()
    .use('/api', router)
    .get('/api/memo', (_req, res) => void res.json({ query: true }))
    .use(notFound, errorHandler(createLogger({ level: 'silent' })));
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${portOf(server)}/api/`;
  const mine = await tokens.issue({ userId: 'me', level: 1, sessionId: 's' }, 'api');
  const others = await tokens.issue({ userId: 'you', level: 10, sessionId: 's' }, 'api');
  const call = (
    method: string,
    path: string,
    { body, token = mine, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ) =>
    fetch(url + path, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    });
  return {
    log,
    call,
    others,
    close: async () => {
      await stopServer(server, { graceMs: 0 });
      await log.close();
    },
  };
};
