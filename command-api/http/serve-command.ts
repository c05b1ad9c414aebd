import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommandRoute } from '@maru/contracts/kernel/route';
import { answerInTime, answerMs } from '@maru/platform/http/answer-in-time';
import { authenticate } from '@maru/platform/http/authenticate';
import { revisionOf } from '@maru/platform/http/etag';
import { parseInput } from '@maru/platform/http/query-input';
import { openCall, sendPosition } from './call.ts';
import { jsonBody, sendJson } from './json.ts';
import type { Serve } from './route-table.ts';
import type { EndpointServices } from './serve-endpoint.ts';

export const serveCommand =
  (route: CommandRoute, services: EndpointServices): Serve =>
  async (req, res) => {
    const actor = await authenticate(services.tokens, route.access, req.headers.authorization);
    if (!actor) throw new Rejected('not_logged_in');
    const { send, latest, idOf } = openCall(services, { req, res, actor });
    const id = idOf(actor.userId);
    const ifRevision = revisionOf(req.headers['if-match']);
    const input = parseInput(route.input, route.method === 'DELETE' ? req.query : await jsonBody(req, res));
    const command = route.toCommand(input, id, actor.userId);
    const { body } = await answerInTime(send(command, { id, ifRevision, deadline: performance.now() + answerMs }));
    sendPosition(res, latest, body);
    sendJson(res, 200, body);
  };
