import { useSelector } from '../hooks.ts';
import { selectLoggedIn, selectUser } from './session.slice.ts';

/** The person using this browser; null for a visitor. */
export const useSessionUser = () => useSelector(selectUser);
export const useLoggedIn = () => useSelector(selectLoggedIn);
