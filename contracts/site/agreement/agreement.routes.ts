import { z } from 'zod';
import { agreement } from '../../identity/user/agreements.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import { type AgreementCommand, agreementFields } from './agreement.commands.ts';
import { agreementVersionList } from './agreement.views.ts';

const published = z.object({ which: z.string(), version: z.int(), revision: z.int() });

export const agreementRoutes = {
  publish: commandRoute({
    method: 'POST',
    path: 'adm/agreement/publish',
    access: 'admin',
    summary: 'Publishes a version of a text that people agree to, in effect at once or from a later date.',
    input: z.object({
      ...agreementFields,
      effective_at: agreementFields.effective_at.default(null),
      asks_again: agreementFields.asks_again.default(false),
    }),
    answer: published,
    toCommand: (data): AgreementCommand => ({ type: 'PublishAgreement', data }),
  }),
  cancel: commandRoute({
    method: 'DELETE',
    path: 'adm/agreement',
    access: 'admin',
    summary: 'Takes back a version that is not in effect yet.',
    input: z.object({ which: agreement, version: z.coerce.number().pipe(z.int().min(1)) }),
    answer: published,
    toCommand: (data): AgreementCommand => ({ type: 'CancelAgreement', data }),
  }),
};

export const agreementQueries = {
  all: queryRoute({
    method: 'GET',
    path: 'adm/agreement/list',
    access: 'admin',
    summary: 'Every version of the texts that people agree to: since when, by whom, and what is announced.',
    input: z.object({}),
    answer: z.object({ list: z.array(agreementVersionList) }),
  }),
};
