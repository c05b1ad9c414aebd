import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

/** Address of a picture in the folder `card`, stored below the card's id. */
export const contactCardImage = z.string().regex(/^\/api\/file\/card\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);

const optional = <S extends z.ZodType>(schema: S) => schema.or(z.literal(''));
const phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^\+?[0-9][0-9 ()-]{2,}$/);
/** A page of the web; nothing else is ever led to. */
const link = z
  .string()
  .trim()
  .max(200)
  .regex(/^https?:\/\/[^\s\\"<>]+$/i);

/** What people fill in; only the name has to be there. All of it but the switches and the picture is personal. */
export const contactCardTextFields = {
  name: line(40),
  /** 직함, with the department where there is one. */
  title: optional(line(40)),
  company: optional(line(60)),
  mobile: optional(phone),
  phone: optional(phone),
  fax: optional(phone),
  email: optional(z.email().max(120)),
  address: optional(line(160)),
  link: optional(link),
};
export const contactCardFields = {
  ...contactCardTextFields,
  image: contactCardImage.nullable(),
  /** Whether its page is open to everyone. */
  published: z.boolean(),
  /** Whether search engines may list its page. */
  listed: z.boolean(),
};
export type ContactCardText = keyof typeof contactCardTextFields;
export const contactCardTexts = Object.keys(contactCardTextFields) as readonly ContactCardText[];

/** Cards stand in the order of this number; any other fits between two. */
export const rank = z.number();
/** A company with more people than this keeps them elsewhere. */
export const maxContactCards = 500;
