import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { inOrder } from '../../kernel/period.ts';
import { addOrEdit, commandRoute, queryRoute } from '../../kernel/route.ts';
import type { SlideCommand } from './slide.commands.ts';
import { rank, slideFields } from './slide.fields.ts';
import { shownSlide, slide } from './slide.views.ts';

export const slideForm = z
  .object({
    ...slideFields,
    text: slideFields.text.default(''),
    image: slideFields.image.default(null),
    alt: slideFields.alt.default(''),
    link: slideFields.link.default(''),
    from: slideFields.from.default(null),
    until: slideFields.until.default(null),
    shown: slideFields.shown.default(true),
  })
  .refine(inOrder, { path: ['until'] });
const edit = z.object({ id, ...z.object(slideFields).partial().shape });

const row = { access: 'admin', answer: slide } as const;

export const slideRoutes = {
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/slide/add',
    summary: 'Adds a slide to Home, as the last; with `id` it edits that one.',
    input: addOrEdit(slideForm, edit),
    toCommand: (input, newId): SlideCommand =>
      'id' in input ? { type: 'EditSlide', data: input } : { type: 'AddSlide', data: { ...input, id: newId } },
  }),
  move: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/slide/move',
    summary: 'Moves a slide to between those whose ranks are below and above.',
    input: z.object({ id, rank }),
    toCommand: (data): SlideCommand => ({ type: 'MoveSlide', data }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'adm/slide',
    summary: 'Removes a slide.',
    input: z.object({ id }),
    answer: z.object({ id: z.string() }),
    toCommand: (data): SlideCommand => ({ type: 'RemoveSlide', data }),
  }),
};

export const slideQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'site/slide/list',
    access: 'open',
    summary: 'Slides to be shown now, in order, and in how many ms that changes by the clock.',
    input: z.object({}),
    answer: z.object({ list: z.array(shownSlide), next_in: z.number().nullable() }),
  }),
  all: queryRoute({
    method: 'GET',
    path: 'adm/slide/list',
    access: 'admin',
    summary: 'Every slide, in order.',
    input: z.object({}),
    answer: z.object({ list: z.array(slide) }),
  }),
};
