import { z } from 'zod';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { addinVersion, batchAnswer } from '../batch/batch.fields.ts';
import type { AddinErrorCommand } from './error.commands.ts';
import { errorIssue, errorLine, errorNote, fingerprint } from './error.fields.ts';
import { addinError } from './error.views.ts';

const one = { id: fingerprint };
const change = <S extends z.ZodRawShape>(
  path: string,
  { summary, more }: { readonly summary: string; readonly more: S },
  toCommand: (data: z.output<z.ZodObject<typeof one & S>>) => AddinErrorCommand,
) =>
  commandRoute({
    method: 'PUT',
    path: `adm/addin_error/${path}`,
    access: 'admin',
    summary,
    input: z.strictObject({ ...one, ...more }),
    answer: addinError,
    toCommand: (data) => toCommand(data as z.output<z.ZodObject<typeof one & S>>),
  });

export const addinErrorRoutes = {
  report: endpointRoute({
    method: 'POST',
    path: 'addin/error',
    access: 'addin',
    summary: 'For the add-in: what went wrong, as JSON Lines, one of these a line; the body may be packed by gzip.',
    lines: true,
    input: errorLine,
    answer: batchAnswer,
  }),
  acknowledge: change('acknowledge', { summary: 'Says that an error of the add-in is known.', more: {} }, (data) => ({
    type: 'AcknowledgeAddinError',
    data,
  })),
  fix: change(
    'fixed',
    { summary: 'Says in which version an error of the add-in is fixed.', more: { version: addinVersion } },
    (data) => ({ type: 'FixAddinError', data }),
  ),
  reopen: change('reopen', { summary: 'Makes an error of the add-in a new one again.', more: {} }, (data) => ({
    type: 'ReopenAddinError',
    data,
  })),
  note: change(
    'note',
    { summary: 'Notes something about an error of the add-in.', more: { note: errorNote } },
    (data) => ({ type: 'NoteAddinError', data }),
  ),
  link: change(
    'issue',
    { summary: 'Links an error of the add-in to an issue, or to none.', more: { issue: errorIssue.nullable() } },
    (data) => ({ type: 'LinkAddinError', data }),
  ),
};
