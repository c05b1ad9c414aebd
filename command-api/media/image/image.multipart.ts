import { imageErrors } from '@maru/contracts/media/image/image.routes';
import { maxImageBytes } from '@maru/contracts/kernel/limits';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { Request, Response } from 'express';
import multer, { type ErrorCode, MulterError } from 'multer';

/** Nothing of it is checked yet. */
export interface ReceivedForm {
  readonly fields: unknown;
  readonly files: readonly Buffer[];
}

const refusals: { readonly [C in ErrorCode]?: RejectionCode } = {
  LIMIT_FILE_SIZE: 'image_too_large',
  LIMIT_FILE_COUNT: 'invalid_input',
  LIMIT_UNEXPECTED_FILE: 'invalid_input',
};
const refusalOf = (error: unknown) => {
  const code = (error instanceof MulterError && refusals[error.code]) || 'malformed_body';
  return code === 'invalid_input'
    ? new Rejected(code, { errors: [{ path: 'image', message: imageErrors.count }] })
    : new Rejected(code);
};

/** The field of pictures, as browsers and as libraries that mark lists name it. */
const fieldNames = ['image', 'image[]'];

/** Reads into memory. Throws `image_too_large`, `invalid_input`, `malformed_body`. */
export const formReader = (most: number) => {
  const limits = {
    fileSize: maxImageBytes,
    files: most,
    fields: 8,
    parts: most + 8,
    fieldNameSize: 32,
    fieldSize: 1_024,
    headerPairs: 16,
  };
  const read = multer({ storage: multer.memoryStorage(), limits }).fields(fieldNames.map((name) => ({ name })));
  return (req: Request, res: Response): Promise<ReceivedForm> =>
    new Promise((resolve, reject) => {
      void read(req, res, (error: unknown) => {
        if (error) reject(refusalOf(error));
        else resolve({ fields: req.body, files: filesOf(req.files) });
      });
    });
};

const filesOf = (files: Request['files'] = []) =>
  (Array.isArray(files) ? files : Object.values(files).flat()).map(({ buffer }) => buffer);
