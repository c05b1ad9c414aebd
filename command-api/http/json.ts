import { maxBodyBytes } from '@maru/contracts/kernel/limits';
import express, { type Request, type Response } from 'express';

const parse = express.json({ limit: maxBodyBytes });

/** Without a body an empty object. Throws the parser's errors, which carry their HTTP status. */
export const jsonBody = (req: Request, res: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parse(req, res, (error?: unknown) => {
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
