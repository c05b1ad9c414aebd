import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { rank, slideFields } from './slide.fields.ts';

export const slideCommand = z.discriminatedUnion('type', [
  command('AddSlide', { id, ...slideFields }),
  command('EditSlide', { id, ...z.object(slideFields).partial().shape }),
  command('MoveSlide', { id, rank }),
  command('RemoveSlide', { id }),
]);
export type SlideCommand = z.infer<typeof slideCommand>;
