import { headerErrors } from '@maru/contracts/kernel/site.words';
import type { Actor } from '@maru/contracts/kernel/actor';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import type { QueryRoute } from '@maru/contracts/kernel/route';
import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessClaims, AccessTokens } from '@maru/platform/access-token/access-token';
import type { FileContent } from '@maru/contracts/kernel/table-export';
import type { Engines } from '@maru/platform/engines/engines';
import { answerInTime } from '@maru/platform/http/answer-in-time';
import { authenticate } from '@maru/platform/http/authenticate';
import { parseInput, queryInput } from '@maru/platform/http/query-input';
import type { Logger } from '@maru/platform/log/logger';
import { livePosition, waitForPosition } from '@maru/platform/view-store/wait-for';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { recentPosition } from '@maru/platform/view-store/recent-position';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { addinViews, requireAddin } from './require-addin.ts';
import { adminViews, requireAdmin } from './require-admin.ts';
import type { AnsweredRow, Present } from './query-handler.ts';
import { sendAnswer } from './send-answer.ts';
import { sendContent } from './send-content.ts';

export interface QueryParts {
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  readonly log: Logger;
  readonly people: CardsOf<Person>;
}

/** Every read of the contract, to be mounted at `/api`. Errors go on to the application's error handler. */
export const queryRouter = (parts: QueryParts, rows: readonly AnsweredRow[]): Router => {
  const answer = rowReader(parts);
  const reads = new Map(rows.map((one) => [`/${one.row.path}`, answer(one)]));
  return Router().use(dispatch(reads));
};

type Read = (request: Request, response: Response) => Promise<void>;

/** All paths are fixed texts: one look into a map, where Express would try row after row. */
const dispatch =
  (reads: ReadonlyMap<string, Read>): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    const read = method === 'GET' || method === 'HEAD' ? reads.get(path) : undefined;
    if (!read) return next();
    // In the shape metrics read.
    request.route = { path };
    return read(request, response);
  };

const visitor: Actor = { id: '', level: 0 };

interface Requirement {
  readonly views: readonly string[];
  readonly check: (views: ViewStore, claims: AccessClaims) => Promise<void>;
}
const nothing: Requirement = { views: [], check: async () => undefined };
/** What is looked at beside the token, which is up to 15 minutes old. */
const requirements: { readonly [A in QueryRoute['access']]?: Requirement } = {
  admin: { views: adminViews, check: requireAdmin },
  addin: { views: addinViews, check: requireAddin },
};

/** The one way of a read: authenticate, validate, wait for the views, answer. */
const rowReader = ({ engines, tokens, people: cards }: QueryParts) => {
  const people = cardCache(engines.views, cards);
  const positionOf = positionReader(engines.views);
  engines.bus.listen(people.onAnnouncements, people.onLoss, [cards.view]);
  return ({ row, handler }: AnsweredRow): Read =>
    async (request, response) => {
      const claims = await authenticate(tokens, row.access, request.headers.authorization);
      const actor = claims ? { id: claims.userId, level: claims.level } : visitor;
      const input = parseInput(row.input, queryInput(request.query));
      const minPosition = minPositionOf(request.get('X-Min-Position'));
      const present: Present = (presentation, docs) => people.present(presentation, docs, minPosition);
      const read = async () => {
        const { views, check } = requirements[row.access] ?? nothing;
        const position = await positionOf([...handler.views, ...views], minPosition);
        if (claims) await check(engines.views, claims);
        const body = await handler.answer(input, { engines, actor, session: claims?.sessionId ?? '', present });
        return { body, position, revision: handler.revision?.(body), fileName: handler.fileName?.(body) };
      };
      const answer = await answerInTime(read());
      if (row.file)
        await sendContent(request, response, { content: answer.body as FileContent, position: answer.position });
      else sendAnswer(request, response, answer);
    };
};

const minPositionOf = (header: string | undefined) => {
  if (header === undefined) return 0;
  if (!/^\d{1,15}$/.test(header))
    throw new Rejected('invalid_input', {
      errors: [{ path: 'X-Min-Position', message: headerErrors['X-Min-Position'] }],
    });
  return Number(header);
};

/** What the views have, once they have what is needed. Throws `views_behind` when they do not get there in time. */
const positionReader = (views: ViewStore) => {
  const recent = recentPosition(views);
  return async (names: readonly string[], minPosition: number): Promise<number> => {
    const position = await recent(names);
    if (position >= minPosition) return position;
    if (!(await waitForPosition(views, names, minPosition, positionWaitMs))) throw new Rejected('views_behind');
    return livePosition(views, names);
  };
};
