import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { rowLimits } from '@maru/contracts/kernel/rows';
import { rowErrors } from '@maru/contracts/kernel/rows.words';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';

const limits = { fileSize: rowLimits.bytes, files: 1, fields: 0, parts: 2, fieldNameSize: 32, headerPairs: 16 };
const read = multer({ storage: multer.memoryStorage(), limits }).single('file');

const refusalOf = (error: unknown): RejectionCode =>
  error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE' ? 'too_large' : 'malformed_body';

/** The one file of a form, in memory. Throws `invalid_input`, `too_large`, `malformed_body`. */
export const fileOfForm = (req: Request, res: Response): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    void read(req, res, (error: unknown) => {
      if (error) reject(new Rejected(refusalOf(error)));
      else if (req.file) resolve(req.file.buffer);
      else reject(new Rejected('invalid_input', { errors: [{ path: 'file', message: rowErrors.file }] }));
    });
  });
