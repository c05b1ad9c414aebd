import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { ownLicence } from './licence.views.ts';

export const maxLicences = 500;

export const licenceQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/licence/list',
    access: 'login',
    summary: "One's own licences with their keys, the newest first, or those of one order.",
    input: z.object({ order_id: id.optional() }),
    answer: z.object({ list: z.array(ownLicence) }),
  }),
};
