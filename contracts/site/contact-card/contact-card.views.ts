import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';
import { contactCardFields, rank } from './contact-card.fields.ts';

/** What a card is, without where it stands in the log. Texts that were not filled in are empty. */
export const contactCardContent = z.object({ id: z.string(), ...contactCardFields, rank });
export type ContactCardContent = z.infer<typeof contactCardContent>;

/** Document of the view `contact-card`. */
export const contactCardView = 'contact-card';
export const contactCardDocument = contactCardContent.extend(documentBase);
export type ContactCardDocument = z.infer<typeof contactCardDocument>;

/** As administrators see it. */
export const managedContactCard = contactCardContent.extend({ revision: z.int() });
export type ManagedContactCard = z.infer<typeof managedContactCard>;

/** As visitors see it. */
export const publicContactCard = contactCardContent.omit({ published: true, rank: true });
export type PublicContactCard = z.infer<typeof publicContactCard>;

/** The path of its page, and of what can be saved of it. */
export const contactCardPath = (id: string): string => `/card/${id}`;
export const contactCardFiles = (id: string) =>
  ({ vcard: `/api/card/${id}/contact.vcf`, qr: `/api/card/${id}/qr.svg` }) as const;
