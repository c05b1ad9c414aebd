import { useSelector } from 'react-redux';
import { selectIsAdmin, selectLoggedIn, selectUser } from './session.slice.ts';

/** Null for a visitor. */
export const useSessionUser = () => useSelector(selectUser);
export const useLoggedIn = () => useSelector(selectLoggedIn);
export const useIsAdmin = () => useSelector(selectIsAdmin);
