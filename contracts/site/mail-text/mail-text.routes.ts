import { z } from 'zod';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { MailTextCommand } from './mail-text.commands.ts';
import { editableMailKind, mailTemplate } from './mail-text.fields.ts';
import { mailPreview, mailText } from './mail-text.views.ts';

const kind = editableMailKind;
const changed = z.object({ kind: z.string(), template: mailTemplate.nullable(), revision: z.int() });

export const mailTextRoutes = {
  list: endpointRoute({
    method: 'GET',
    path: 'adm/mail-text/list',
    access: 'admin',
    summary: 'The words of every mail that can be changed, beside those that come with the product.',
    input: z.object({}),
    answer: z.object({ list: z.array(mailText) }),
  }),
  change: commandRoute({
    method: 'PUT',
    path: 'adm/mail-text',
    access: 'admin',
    summary: 'Changes the words of a mail; unknown placeholders, and required ones that are missing, are refused.',
    input: z.object({ kind, template: mailTemplate }),
    answer: changed,
    toCommand: (data): MailTextCommand => ({ type: 'ChangeMailText', data }),
  }),
  reset: commandRoute({
    method: 'DELETE',
    path: 'adm/mail-text',
    access: 'admin',
    summary: 'Goes back to the words of a mail that come with the product.',
    input: z.object({ kind }),
    answer: changed,
    toCommand: (data): MailTextCommand => ({ type: 'ResetMailText', data }),
  }),
  preview: endpointRoute({
    method: 'POST',
    path: 'adm/mail-text/preview',
    access: 'admin',
    summary: 'A mail in the words that are sent along, with made-up data; nothing is stored or sent.',
    input: z.object({ kind, template: mailTemplate }),
    answer: mailPreview,
  }),
};
