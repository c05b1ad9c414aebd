import { useLocation, useSearchParams } from 'react-router-dom';
import { loginPath, safeReturnUrl } from './return-url.ts';

/** Where a visitor was sent away from: by the query an admin address leaves, or by the guard's note. */
export const useReturnUrl = () => {
  const [query] = useSearchParams();
  const state = useLocation().state as { returnUrl?: unknown } | null;
  const noted = typeof state?.returnUrl === 'string' ? state.returnUrl : undefined;
  return safeReturnUrl(query.get('returnUrl') ?? noted);
};

/** The login screen, leading back to where the visitor wanted to go. */
export const useLoginLink = () => loginPath(useReturnUrl());
