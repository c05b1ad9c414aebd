import { z } from 'zod';
import { queryRoute } from '../../kernel/route.ts';
import { shownSlide, slide } from './slide.views.ts';

export const slideQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'site/slide/list',
    access: 'open',
    summary: 'Slides to be shown now, in order.',
    input: z.object({}),
    answer: z.object({ list: z.array(shownSlide) }),
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
