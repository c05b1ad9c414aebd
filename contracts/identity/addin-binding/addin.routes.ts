import { z } from 'zod';
import { loginAnswer } from '../session/session.routes.ts';
import { sessionUser } from '../user/user.views.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { type AddinCommand, addinId, guid } from './addin.commands.ts';
import { myAddin } from './addin.views.ts';

export const addinRoutes = {
  bind: endpointRoute({
    method: 'POST',
    path: 'auth/web_revit_login',
    access: 'login',
    summary: "Binds a desktop add-in to one's own account.",
    input: z.object({ guid }),
    answer: z.object({ message: z.string() }),
  }),
  unbind: commandRoute({
    method: 'DELETE',
    path: 'auth/my/addin',
    access: 'login',
    summary: "Lets go of an add-in of one's own.",
    input: z.object({ id: addinId }),
    answer: z.object({ id: z.string() }),
    toCommand: ({ id: hash }): AddinCommand => ({ type: 'UnbindAddin', data: { hash } }),
  }),
  token: endpointRoute({
    method: 'POST',
    path: 'auth/addin_token',
    access: 'open',
    summary: 'For the add-in: trades its guid for an access token that opens its own calls only.',
    input: z.object({ guid }),
    answer: loginAnswer,
  }),
  me: endpointRoute({
    method: 'GET',
    path: 'auth/addin_me',
    access: 'addin',
    summary: 'For the add-in: who it works for.',
    input: z.object({}),
    answer: sessionUser,
  }),
};

export const addinQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'auth/my/addins',
    access: 'login',
    summary: "The add-ins bound to one's own account, the newest first.",
    input: z.object({}),
    answer: z.object({ addins: z.array(myAddin) }),
  }),
};
