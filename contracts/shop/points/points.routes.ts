import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { PointsCommand } from './points.commands.ts';
import { pointsReason } from './points.fields.ts';
import { ownPoints } from './points.views.ts';

export const maxGrant = 1_000_000;

export const pointsRoutes = {
  grant: commandRoute({
    method: 'POST',
    path: 'adm/points/grant',
    access: 'admin',
    summary: 'Gives points to a person.',
    input: z.object({ user_id: id, points: z.int().min(1).max(maxGrant), reason: pointsReason }),
    answer: z.object({ points: z.int() }),
    toCommand: ({ user_id, ...data }): PointsCommand => ({ type: 'GrantPoints', data: { id: user_id, ...data } }),
  }),
};
export const pointsQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/points',
    access: 'login',
    summary: "One's own points, and what came of them.",
    input: z.object({}),
    answer: ownPoints,
  }),
};
