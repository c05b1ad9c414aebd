import { z } from 'zod';
import { imageUrl } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { agreement } from './agreements.ts';
import { passwordChange, personName, phone, type UserCommand, withdrawal } from './user.commands.ts';
import { agreementText, endedSessions, myAccount, sessionUser } from './user.views.ts';

const queryVersion = z.coerce.number().pipe(z.int().min(1));

export const userRoutes = {
  my: endpointRoute({
    method: 'GET',
    path: 'auth/my',
    access: 'login',
    summary: "One's own account, with what nobody else may see.",
    input: z.object({}),
    answer: myAccount,
  }),
  changeName: commandRoute({
    method: 'PUT',
    path: 'auth/my/name',
    access: 'login',
    summary: "Changes one's own name.",
    input: z.object({ name: personName }),
    answer: sessionUser,
    toCommand: ({ name }, _newId, actorId): UserCommand => ({ type: 'ChangeUserName', data: { id: actorId, name } }),
  }),
  changePhone: commandRoute({
    method: 'PUT',
    path: 'auth/my/phone',
    access: 'login',
    summary: "Changes one's own phone number; null takes it away.",
    input: z.object({ phone: phone.nullable() }),
    answer: sessionUser,
    toCommand: (input, _newId, actorId): UserCommand => ({
      type: 'ChangeUserPhone',
      data: { id: actorId, phone: input.phone },
    }),
  }),
  changePassword: endpointRoute({
    method: 'PUT',
    path: 'auth/my/password',
    access: 'login',
    summary: "Changes one's own password and ends all other sessions.",
    input: passwordChange,
    answer: endedSessions,
  }),
  changeImage: commandRoute({
    method: 'PUT',
    path: 'auth/my/image',
    access: 'login',
    summary: "Changes one's own picture; null takes it away.",
    input: z.object({ image: imageUrl.nullable() }),
    answer: sessionUser,
    toCommand: ({ image }, _newId, actorId): UserCommand => ({ type: 'ChangeUserImage', data: { id: actorId, image } }),
  }),
  withdraw: endpointRoute({
    method: 'DELETE',
    path: 'auth/my',
    access: 'login',
    inBody: true,
    summary: "Ends one's own account and erases what is personal in it.",
    input: withdrawal,
    answer: z.object({ message: z.string() }),
  }),
  agreeToTexts: endpointRoute({
    method: 'POST',
    path: 'auth/agree',
    access: 'login',
    summary: 'Agrees to the terms and the privacy statement, by the versions that were shown: those in effect.',
    input: z.object({ terms: z.int().optional(), privacy: z.int().optional() }),
    answer: sessionUser,
  }),
  agree: endpointRoute({
    method: 'GET',
    path: 'auth/agree',
    access: 'open',
    summary:
      'Text of the terms, of the privacy statement, or of what is agreed to with an order: in effect, or of a version.',
    input: z.object({ which: agreement, version: queryVersion.optional() }),
    answer: agreementText,
  }),
};

/** Everything that is kept about oneself, each context's part under names of its own. Times are ISO. */
export const myData = z.looseObject({ made_at: z.iso.datetime() });

export const myDataQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/data',
    access: 'login',
    summary: 'Everything that is kept about oneself, as a file to keep.',
    input: z.object({}),
    answer: myData,
  }),
};
