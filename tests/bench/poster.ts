import { Agent, request } from 'node:http';

/** Whom the requests come from, and where they go. */
export interface Sender {
  readonly url: string;
  readonly token: string;
}

/**
 * Posts JSON over connections that stay open; resolves with the status. Half the work of `fetch`: whoever sends shares
 * the cores with what is measured.
 */
export const poster = ({ url, token }: Sender) => {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (path: string, body: object): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
      request(`${url}/api/${path}`, { agent, method: 'POST', headers: keyed }, (answer) =>
        answer
          .on('end', () => resolve(answer.statusCode))
          .on('error', reject)
          .resume(),
      )
        .on('error', reject)
        .end(JSON.stringify(body));
    });
};
