import { z } from 'zod';
import { email } from '../../identity/user/user.commands.ts';
import { id, line, timestamp } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { deskLicence } from './desk-licence.views.ts';
import type { LicenceCommand } from './licence.commands.ts';
import { deskReleaseReason } from './licence.events.ts';
import { ownLicence, seatInvitation } from './licence.views.ts';

export const maxLicences = 500;
const done = z.object({ id: z.string() });
/** A program's own hash of its machine, as hex or base64url. */
const machine = z.string().regex(/^[\w-]{16,128}$/);
const info = z.string().trim().min(1).max(200);

export const licenceRoutes = {
  offerSeat: endpointRoute({
    method: 'POST',
    path: 'shop/licence/seat',
    access: 'login',
    summary:
      'Invites whoever reads the mails of this address to a seat of one’s own. Its key counts as seen from then on.',
    input: z.object({ id, email }),
    answer: done,
  }),
  endOffer: commandRoute({
    method: 'DELETE',
    path: 'shop/licence/seat/offer',
    access: 'login',
    summary: 'Takes an invitation to a seat back.',
    input: z.object({ id }),
    answer: done,
    toCommand: (data): LicenceCommand => ({ type: 'EndSeatOffer', data: { ...data, why: 'takenBack' } }),
  }),
  freeSeat: endpointRoute({
    method: 'POST',
    path: 'shop/licence/seat/free',
    access: 'login',
    summary: 'Takes a seat back that was given away, or gives back one that one was given. It gets another key.',
    input: z.object({ id }),
    answer: done,
  }),
  invitation: endpointRoute({
    method: 'GET',
    path: 'shop/licence/invitation',
    access: 'login',
    summary: 'Which seat an invitation is to.',
    input: z.object({ info }),
    answer: seatInvitation,
  }),
  takeSeat: endpointRoute({
    method: 'POST',
    path: 'shop/licence/accept',
    access: 'login',
    summary: 'Accepts an invitation to a seat.',
    input: z.object({ info }),
    answer: done,
  }),
  bindMachine: endpointRoute({
    method: 'POST',
    path: 'shop/licence/machine',
    access: 'open',
    summary: 'Binds a licence to the one machine it is used on, by its key. The same machine may ask again.',
    input: z.object({ key: line(40).transform((key) => key.toUpperCase()), machine, name: line(60) }),
    answer: z.object({ licence: z.object({ item: z.string(), option: z.string() }), bound_at: timestamp }),
  }),
  releaseMachine: commandRoute({
    method: 'POST',
    path: 'shop/licence/machine/release',
    access: 'login',
    summary: 'Releases the machine of a licence one owns or has the seat of, so that it can be bound to another.',
    input: z.object({ id }),
    answer: done,
    toCommand: (data): LicenceCommand => ({ type: 'ReleaseMachine', data }),
  }),
  releaseMachineByDesk: commandRoute({
    method: 'POST',
    path: 'adm/licence/machine/release',
    access: 'admin',
    summary: 'Releases the machine of a licence in somebody’s place, however often that was done before.',
    input: z.object({ id, reason: deskReleaseReason }),
    answer: done,
    toCommand: (data): LicenceCommand => ({ type: 'ReleaseMachineByDesk', data }),
  }),
};

export const licenceQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/licence/list',
    access: 'login',
    summary:
      'Licences one owns or has a seat of, with their keys, the newest first; or those of one order of one’s own.',
    input: z.object({ order_id: id.optional() }),
    answer: z.object({ list: z.array(ownLicence) }),
  }),
  ofOrder: queryRoute({
    method: 'GET',
    path: 'adm/licence/list',
    access: 'admin',
    summary: 'The licences of an order: who has their seats, and which machines they are bound to. No keys.',
    input: z.object({ order_id: id }),
    answer: z.object({ list: z.array(deskLicence) }),
  }),
};
