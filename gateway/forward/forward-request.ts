import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { Copy } from '../upstream/order.ts';

export interface Route {
  readonly copies: readonly Copy[];
  readonly onRefused: (copy: Copy) => void;
  readonly timeoutMs: number;
}

/** Forwards a request. Throws `unavailable` without an answer; half an answer is cut off. */
export type ForwardRequest = (request: IncomingMessage, response: ServerResponse, route: Route) => Promise<void>;

interface ProxyAttempt {
  /** There once it has a connection: from then on something of it may have been sent. */
  outgoing: ClientRequest | undefined;
  timedOut: boolean;
}

/** Reading twice does no harm, as long as the body, which is gone, was none. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

export const requestForwarder = (agent: Agent): ForwardRequest => {
  const proxy = createProxyServer();
  const attempts = new WeakMap<ServerResponse, ProxyAttempt>();
  proxy.on('proxyReq', (outgoing, _request, response) => {
    const proxyAttempt = attempts.get(response);
    if (proxyAttempt) proxyAttempt.outgoing = outgoing;
    if (proxyAttempt?.timedOut) outgoing.destroy();
  });
  proxy.on('proxyRes', ({ headers }, _request, response) => {
    // What the service says of its connection to us does not concern the one to the client.
    delete headers['keep-alive'];
    headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  });

  const attempt = async (
    request: IncomingMessage,
    response: ServerResponse,
    { host, port }: Copy,
    deadline: Deadline,
  ): Promise<Outcome> => {
    const proxyAttempt: ProxyAttempt = { outgoing: undefined, timedOut: false };
    attempts.set(response, proxyAttempt);
    deadline.onTimeout(() => {
      proxyAttempt.timedOut = true;
      if (!response.headersSent) proxyAttempt.outgoing?.destroy();
    });
    try {
      await proxy.web(request, response, { target: { protocol: 'http:', hostname: host, port }, agent });
      return { end: 'answered' };
    } catch (cause) {
      return { end: proxyAttempt.outgoing === undefined ? 'refused' : 'broken', cause };
    }
  };

  return async (request, response, { copies, onRefused, timeoutMs }) => {
    const deadline = startDeadline(timeoutMs);
    let outcome: Outcome = { end: 'refused' };
    for (const copy of copies) {
      outcome = await attempt(request, response, copy, deadline);
      if (outcome.end === 'refused') onRefused(copy);
      if (isSettled(response, deadline) || !mayGoOn(outcome, request)) break;
    }
    deadline.clear();
    if (outcome.end !== 'answered' && !response.headersSent)
      throw new Rejected('unavailable', { cause: outcome.cause });
  };
};

const mayGoOn = ({ end }: Outcome, request: IncomingMessage) =>
  end === 'refused' || (end === 'broken' && isRepeatable(request));

interface Outcome {
  /** `refused`: nothing was sent; `broken`: nobody knows what came of it. */
  readonly end: 'answered' | 'refused' | 'broken';
  readonly cause?: unknown;
}

const isSettled = (response: ServerResponse, deadline: Deadline) =>
  deadline.hasPassed() || response.headersSent || response.destroyed;

interface Deadline {
  onTimeout(act: () => void): void;
  hasPassed(): boolean;
  clear(): void;
}

const startDeadline = (ms: number): Deadline => {
  let act = () => {};
  let hasPassed = false;
  const timer = setTimeout(() => {
    hasPassed = true;
    act();
  }, ms);
  return {
    onTimeout: (next) => {
      act = next;
    },
    hasPassed: () => hasPassed,
    clear: () => clearTimeout(timer),
  };
};
