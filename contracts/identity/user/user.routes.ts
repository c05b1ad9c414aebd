import { z } from 'zod';
import { imageUrl } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { othersEnded } from '../session/session.routes.ts';
import { passwordChange, personName, phone, signup, type UserCommand } from './user.commands.ts';
import { myAccount, sessionUser } from './user.views.ts';

export const userRoutes = {
  signup: endpointRoute({
    method: 'POST', path: 'auth/signup', access: 'open', summary: 'Makes an account.',
    input: signup, answer: z.object({ id: z.string() }),
  }),
  my: endpointRoute({
    method: 'GET', path: 'auth/my', access: 'login', summary: "One's own account, with what nobody else may see.",
    input: z.object({}), answer: myAccount,
  }),
  changeName: commandRoute({
    method: 'PUT', path: 'auth/my/name', access: 'login', summary: "Changes one's own name.",
    input: z.object({ name: personName }), answer: sessionUser,
    toCommand: ({ name }, _newId, actorId): UserCommand => ({ type: 'ChangeUserName', data: { id: actorId, name } }),
  }),
  changePhone: commandRoute({
    method: 'PUT', path: 'auth/my/phone', access: 'login', summary: "Changes one's own phone number; null takes it away.",
    input: z.object({ phone: phone.nullable() }), answer: sessionUser,
    toCommand: (input, _newId, actorId): UserCommand => ({ type: 'ChangeUserPhone', data: { id: actorId, phone: input.phone } }),
  }),
  changePassword: endpointRoute({
    method: 'PUT', path: 'auth/my/password', access: 'login', summary: "Changes one's own password and ends all other sessions.",
    input: passwordChange, answer: othersEnded,
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
