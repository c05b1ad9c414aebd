import { maxBodyBytes } from '@maru/contracts/kernel/limits';
import express, { type Request, type Response } from 'express';

type Parse = ReturnType<typeof express.json>;
const parsers = new Map<number, Parse>();
const parserFor = (limit: number): Parse => {
  const parse = parsers.get(limit) ?? express.json({ limit });
  parsers.set(limit, parse);
  return parse;
};

/** Without a body an empty object; of `limit` bytes at most. Throws the parser's errors, which carry their HTTP status. */
export const jsonBody = (req: Request, res: Response, limit = maxBodyBytes): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parserFor(limit)(req, res, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(req.body ?? {});
    });
  });

/** Express would hash the body for an ETag of its own. */
export const sendJson = (res: Response, status: number, body: object) => {
  const bytes = Buffer.from(JSON.stringify(body));
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
};
