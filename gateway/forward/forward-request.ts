import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import type { Copy } from '../upstream/order.ts';

export interface Route {
  /** In the order in which to try them. */
  readonly copies: readonly Copy[];
  readonly refused: (copy: Copy) => void;
  readonly timeoutMs: number;
}

/** Forwards a request. Throws `unavailable` without an answer; half an answer is cut off. */
export type ForwardRequest = (request: IncomingMessage, response: ServerResponse, route: Route) => Promise<void>;

interface Passage {
  /** There once it has a connection: from then on something of it may have been sent. */
  outgoing: ClientRequest | undefined;
  late: boolean;
}

/** Reading twice does no harm, as long as the body, which is gone, was none. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

export const requestForwarder = (agent: Agent): ForwardRequest => {
  const proxy = createProxyServer();
  const passages = new WeakMap<ServerResponse, Passage>();
  proxy.on('proxyReq', (outgoing, _request, response) => {
    const passage = passages.get(response);
    if (passage) passage.outgoing = outgoing;
    if (passage?.late) outgoing.destroy();
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
    const passage: Passage = { outgoing: undefined, late: false };
    passages.set(response, passage);
    deadline.onLate(() => {
      passage.late = true;
      if (!response.headersSent) passage.outgoing?.destroy();
    });
    try {
      await proxy.web(request, response, { target: { protocol: 'http:', hostname: host, port }, agent });
      return { end: 'answered' };
    } catch (cause) {
      return { end: passage.outgoing === undefined ? 'refused' : 'broken', cause };
    }
  };

  return async (request, response, { copies, refused, timeoutMs }) => {
    const deadline = startDeadline(timeoutMs);
    let last: Outcome = { end: 'refused' };
    for (const copy of copies) {
      last = await attempt(request, response, copy, deadline);
      if (last.end === 'refused') refused(copy);
      if (isOver(response, deadline) || !mayGoOn(last, request)) break;
    }
    deadline.clear();
    if (last.end !== 'answered' && !response.headersSent) throw new Rejected('unavailable', { cause: last.cause });
  };
};

const mayGoOn = ({ end }: Outcome, request: IncomingMessage) =>
  end === 'refused' || (end === 'broken' && isRepeatable(request));

interface Outcome {
  /** `refused`: nothing was sent; `broken`: nobody knows what came of it. */
  readonly end: 'answered' | 'refused' | 'broken';
  readonly cause?: unknown;
}

const isOver = (response: ServerResponse, deadline: Deadline) =>
  deadline.passed() || response.headersSent || response.destroyed;

interface Deadline {
  /** What is done when it passes; one thing at a time. */
  onLate(act: () => void): void;
  passed(): boolean;
  clear(): void;
}

const startDeadline = (ms: number): Deadline => {
  let act = () => {};
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    act();
  }, ms);
  return {
    onLate: (next) => {
      act = next;
    },
    passed: () => passed,
    clear: () => clearTimeout(timer),
  };
};
