import { z } from 'zod';
import { imageUrl } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { signup, type UserCommand } from './user.commands.ts';
import { sessionUser } from './user.views.ts';

export const userRoutes = {
  signup: endpointRoute({
    method: 'POST', path: 'auth/signup', access: 'open', summary: 'Makes an account.',
    input: signup, answer: z.object({ id: z.string() }),
  }),
  changeImage: commandRoute({
    method: 'PUT', path: 'auth/my/image', access: 'login', summary: "Changes one's own picture; null takes it away.",
    input: z.object({ image: imageUrl.nullable() }), answer: sessionUser,
    toCommand: ({ image }, _newId, actorId): UserCommand => ({ type: 'ChangeUserImage', data: { id: actorId, image } }),
  }),
  agree: endpointRoute({
    method: 'GET', path: 'auth/agree', access: 'open', summary: 'Text of the terms or of the privacy statement.',
    input: z.object({ which: z.enum(['terms', 'privacy']) }), answer: z.object({ which: z.string(), text: z.string() }),
  }),
};
