import express, { type Request, type Response } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: Request['headers'];
  readonly body: unknown;
}
export type Answer = (res: Response) => void;
export const json =
  (status: number, body: object): Answer =>
  (res) =>
    void res.status(status).json(body);
export const refusal = (status: number, code: string, message = '메시지') => json(status, { code, message });
export const hang = () => undefined;

/** A server in place of Toss Payments: it hears what is asked, and says what it was told to; the last answer stays. */
export const tossServer = () => {
  const script: { heard: Heard[]; answers: Answer[] } = { heard: [], answers: [] };
  const app = express()
    .use(express.json())
    .use((req, res) => {
      script.heard.push({ method: req.method, url: req.url, headers: req.headers, body: req.body as unknown });
      (script.answers.length > 1 ? script.answers.shift() : script.answers[0])?.(res);
    });
  const server = app.listen(0, '127.0.0.1');
  return {
    script,
    keys: async () => {
      if (!server.listening) await once(server, 'listening');
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return { secretKey: 'test_sk_of_tests', clientKey: 'test_ck', baseUrl };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
