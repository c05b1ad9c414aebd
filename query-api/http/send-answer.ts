import { etagOf, isKnown } from '@maru/platform/http/etag';
import type { Request, Response } from 'express';

interface Answer {
  readonly body: unknown;
  /** What the views read have reached at least. */
  readonly position: number;
  readonly revision: number | undefined;
  readonly fileName: string | undefined;
}

/** Written without Express's own JSON and ETag: lists are large, and hashing them buys nothing. */
export const sendAnswer = (request: Request, response: Response, { body, position, revision, fileName }: Answer) => {
  const text = JSON.stringify(body);
  response.setHeader('X-Position', String(position));
  response.setHeader('Cache-Control', fileName === undefined ? 'private, no-cache' : 'no-store');
  response.setHeader('Vary', 'Authorization');
  if (fileName !== undefined) response.attachment(fileName);
  const tag = revision === undefined ? undefined : etagOf(revision, text);
  if (tag !== undefined) response.setHeader('ETag', tag);
  if (tag !== undefined && isKnown(tag, request.headers['if-none-match'])) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};
