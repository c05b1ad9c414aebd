import { maxBodyBytes } from '@maru/contracts/kernel/limits';
import express, { type Request, type Response } from 'express';

const parse = express.json({ limit: maxBodyBytes });

/** The JSON of the body; without one, an empty object. Throws the parser's errors, which carry their HTTP status. */
export const jsonBody = (req: Request, res: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parse(req, res, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(req.body ?? {});
    });
  });
