import { socialSignupCookie } from '@maru/contracts/identity/social/social.cookies';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { z } from 'zod';
import type { SocialServices } from './social-parts.service.ts';

const note = z.object({ hash: z.string(), name: z.string() });

export const signupNote = async ({ social: { notes } }: SocialServices, req: Request) =>
  note.safeParse(notes.open(socialSignupCookie.name, parseCookie(req.headers.cookie ?? '')[socialSignupCookie.name]))
    .data;
