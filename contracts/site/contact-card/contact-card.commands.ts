import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { contactCardFields, rank } from './contact-card.fields.ts';

export const contactCardCommand = z.discriminatedUnion('type', [
  command('AddContactCard', { id, ...contactCardFields }),
  command('EditContactCard', { id, ...z.object(contactCardFields).partial().shape }),
  command('MoveContactCard', { id, rank }),
  command('RemoveContactCard', { id }),
]);
export type ContactCardCommand = z.infer<typeof contactCardCommand>;
