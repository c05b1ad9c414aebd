import { z } from 'zod';
import { releaseVersion } from '../../shop/installer/installer.fields.ts';

/** Why one line of a batch is refused, while the others are taken. */
export const lineRefusal = z.enum([
  'not_json',
  'line_too_long',
  'unknown_field',
  'invalid_line',
  'bad_command',
  'bad_frame',
  'looks_like_path',
  'too_old',
  'in_future',
  'day_full',
  'too_many_kinds',
]);
export type LineRefusal = z.infer<typeof lineRefusal>;

/** What a batch may hold: bytes as sent and unpacked, lines, and characters of a line. */
export const batchLimit = {
  packedBytes: 256 * 1024,
  bytes: 1024 * 1024,
  lines: 500,
  lineCharacters: 8 * 1024,
} as const;

/** A name with the ending of a file that people work on in or beside a design tool. */
const file =
  /\.(rvt|rfa|rte|rft|rws|adsk|dwg|dxf|dgn|ifc|ifczip|nwc|nwd|nwf|skp|3dm|pdf|xlsx?|csv|docx?|pptx?|hwpx?|txt|zip|png|jpe?g|cs|dll|exe|addin)$/i;
/** Paths, shares, addresses and file names: what must never reach us from somebody's project. */
export const looksLikePath = (text: string): boolean =>
  /[\\/]|^\s*[A-Za-z]:|:line\b/.test(text) || file.test(text.trim());

const code = (refusal: LineRefusal) => ({ error: refusal });
const noPath = (text: string) => !looksLikePath(text);

/** Made up by the add-in for the line, once: a line that comes again under it is the same line. */
export const lineId = z.uuid().toLowerCase();
/** When it happened, by the clock of the machine. */
export const lineTime = z.iso.datetime({ offset: true });
export const addinVersion = releaseVersion;
/** The year in the name of Revit's release. */
export const revitYears = { first: 2018, last: 2050 } as const;
export const revitYear = z.int().min(revitYears.first).max(revitYears.last);

/** One to four words with capitals, as a programmer names a command: `Maru.Walls.Place`. No text of a project looks so. */
export const commandName = z
  .string(code('bad_command'))
  .refine(noPath, code('looks_like_path'))
  .regex(/^[A-Z][A-Za-z0-9]{0,31}(?:\.[A-Z][A-Za-z0-9]{0,31}){0,3}$/, code('bad_command'));

/** Full name of a .NET type, as of an exception. */
export const typeName = z
  .string(code('bad_frame'))
  .max(200, code('bad_frame'))
  .refine(noPath, code('looks_like_path'))
  .regex(/^[A-Za-z_][\w`+]*(?:\.[A-Za-z_][\w`+]*)*$/, code('bad_frame'));

const method = /^[A-Za-z_<][\w`+<>]*(?:\.{1,2}[A-Za-z_<][\w`+<>|]*)+$/;
/** A frame of a stack, of which the type and the method are kept: `at Maru.Walls.Place.Run(Document doc)`. */
export const stackFrame = z
  .string(code('bad_frame'))
  .max(400, code('bad_frame'))
  .refine(noPath, code('looks_like_path'))
  .transform((frame) =>
    frame
      .trim()
      .replace(/^at /, '')
      .replace(/\s*\([^()]*\)$/, '')
      .replaceAll(/\[[\w`+.,<>]*\]/g, ''),
  )
  .pipe(z.string().regex(method, code('bad_frame')));

/** One line of a batch as the add-in's maker reads it in the answer: lines count from 1. */
export const batchAnswer = z.object({
  /** Lines that count from now on. */
  accepted: z.int(),
  /** Lines that were taken before, by their ids. */
  duplicates: z.int(),
  refused: z.array(z.object({ line: z.int(), code: lineRefusal })),
});
export type BatchAnswer = z.infer<typeof batchAnswer>;
