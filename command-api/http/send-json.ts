import type { Response } from 'express';

/** Written by hand: Express would hash the body for an ETag of its own. */
export const sendJson = (res: Response, status: number, body: object) => {
  const bytes = Buffer.from(JSON.stringify(body));
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
};
