import type { SocialOutcome } from '@maru/contracts/identity/social/social.routes';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSelector } from '../../app/hooks.ts';
import { sessionIdOf } from '../../app/session/access-token.ts';
import { keepSession } from '../../app/session/kept-session.ts';
import { selectAccessToken, selectSession } from '../../app/session/session.slice.ts';
import { outcomeIn } from './social-words.ts';

/** Where a social login leads back to. `waiting`: it went well, and the session is being asked for. */
export const useSocialLanding = (): { readonly waiting: boolean; readonly outcome: SocialOutcome | undefined } => {
  const [query] = useSearchParams();
  const told = query.get('social');
  const { status } = useSelector(selectSession);
  const token = useSelector(selectAccessToken);
  useEffect(() => {
    const id = told === 'done' && token ? sessionIdOf(token) : undefined;
    if (id) keepSession(id);
  }, [told, token]);
  return { waiting: told === 'done' && status === 'unknown', outcome: outcomeIn(query) };
};
