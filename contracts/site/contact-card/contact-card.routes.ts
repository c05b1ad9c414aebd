import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import type { ContactCardCommand } from './contact-card.commands.ts';
import { contactCardFields, contactCardTextFields, rank } from './contact-card.fields.ts';
import { contactCardContent, managedContactCard, publicContactCard } from './contact-card.views.ts';

const { name, title, company, mobile, phone, fax, email, address, link } = contactCardTextFields;
/** A picture comes later, since it is stored below the card's id. */
const form = z.object({
  name,
  title: title.default(''),
  company: company.default(''),
  mobile: mobile.default(''),
  phone: phone.default(''),
  fax: fax.default(''),
  email: email.default(''),
  address: address.default(''),
  link: link.default(''),
  published: contactCardFields.published.default(false),
  listed: contactCardFields.listed.default(false),
});
const edit = z.object({ id, ...z.object(contactCardFields).partial().shape });

const row = { access: 'admin', answer: contactCardContent } as const;

export const contactCardRoutes = {
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/card/add',
    summary: "Adds a person's name card, as the last; with `id` it edits that one.",
    input: addOrEdit(form, edit),
    toCommand: (input, newId): ContactCardCommand =>
      'id' in input
        ? { type: 'EditContactCard', data: input }
        : { type: 'AddContactCard', data: { ...input, image: null, id: newId } },
  }),
  move: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/card/move',
    summary: 'Moves a card to between those whose ranks are below and above.',
    input: z.object({ id, rank }),
    toCommand: (data): ContactCardCommand => ({ type: 'MoveContactCard', data }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'adm/card',
    summary: 'Removes a card for good: its page, its picture and the key of its personal data go.',
    input: z.object({ id }),
    answer: z.object({ id: z.string() }),
    toCommand: (data): ContactCardCommand => ({ type: 'RemoveContactCard', data }),
  }),
  pdf: endpointRoute({
    method: 'GET',
    path: 'adm/card/pdf',
    access: 'admin',
    summary: 'The card for the printer: front and back of 90 × 50 mm with bleed and crop marks, as a PDF.',
    input: z.object({ id }),
    answer: z.object({ name: z.string(), content: z.base64() }),
  }),
};

export const contactCardQueries = {
  one: queryRoute({
    method: 'GET',
    path: 'site/card',
    access: 'open',
    summary: 'A card whose page is open to everyone; `not_found` for any other.',
    input: z.object({ id }),
    answer: publicContactCard,
  }),
  all: queryRoute({
    method: 'GET',
    path: 'adm/card/list',
    access: 'admin',
    summary: "All people's cards, in order.",
    input: z.object({}),
    answer: z.object({ list: z.array(managedContactCard) }),
  }),
};
