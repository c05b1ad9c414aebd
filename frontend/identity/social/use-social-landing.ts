import type { SocialOutcome } from '@maru/contracts/identity/social/social.routes';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { sessionIdOf } from '../../kernel/session/access-token.ts';
import { keepSession } from '../../kernel/session/kept-session.ts';
import { selectAccessToken, selectSession } from '../../kernel/session/session.slice.ts';
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
