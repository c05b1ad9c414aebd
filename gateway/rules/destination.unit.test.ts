import { routes } from '@maru/contracts/api/routes';
import { describe, expect, it } from 'vitest';
import { destination } from './destination.ts';

describe('who answers', () => {
  it.each([
    ['GET', '/api/request/project/list', 'query-api'],
    ['HEAD', '/api/request/project/list', 'query-api'],
    ['GET', '/api/file/issue/1/2.webp', 'query-api'],
    ['GET', '/api/openapi.json', 'query-api'],
    ['GET', '/api/nothing', 'query-api'],
    ['POST', '/api/request/comment/add', 'command-api'],
    ['DELETE', '/api/request/project', 'command-api'],
    ['OPTIONS', '/api/request/project/list', 'command-api'],
    ['GET', '/api/auth/agree', 'command-api'],
    ['GET', '/api/sandbox/pay', 'command-api'],
    ['POST', '/api/sandbox/deposit', 'command-api'],
    ['GET', '/api/sandboxes', 'query-api'],
    ['GET', '/api/auth/logout', 'command-api'],
    // Known, but not to be read: whoever knows the method of each row says so.
    ['GET', '/api/request/comment/add', 'command-api'],
    ['POST', '/api/request/project/list', 'command-api'],
    ['GET', '/socket.io/', 'realtime'],
    ['POST', '/socket.io', 'realtime'],
    ['GET', '/api/health', 'gateway'],
    ['GET', '/api/ready', 'gateway'],
    ['GET', '/', 'screens'],
    ['GET', '/request/project/1', 'screens'],
    ['HEAD', '/assets/app.js', 'screens'],
    ['GET', '/socket.iox', 'screens'],
    ['GET', '/apix', 'screens'],
    ['GET', '/.well-known/maru-log-keys.json', 'query-api'],
    ['GET', '/.well-known/other', 'screens'],
    ['POST', '/.well-known/maru-log-keys.json', 'nobody'],
    ['GET', '/metrics', 'nobody'],
    ['POST', '/', 'nobody'],
  ])('%s %s: %s', (method, path, to) => {
    expect(destination(method, path).to).toBe(to);
  });

  it('is the service of its kind for every row of the contract', () => {
    const wrong = routes.filter(
      ({ kind, method, path }) =>
        destination(method, `/api/${path}`).to !== (kind === 'query' ? 'query-api' : 'command-api'),
    );
    expect(wrong).toEqual([]);
  });

  it('has longer for uploads and for long polls', () => {
    expect(destination('POST', '/api/util/upload_image')).toEqual({ to: 'command-api', timeoutMs: 60_000 });
    expect(destination('POST', '/api/request/comment/add')).toEqual({ to: 'command-api', timeoutMs: 10_000 });
    expect(destination('GET', '/socket.io/')).toEqual({ to: 'realtime', timeoutMs: 60_000 });
  });
});
