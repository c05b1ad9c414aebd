import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { personHere, personIs, personUnknown } from '../personal/keepers.ts';
// Loaded here so that what a person left in an earlier page is forgotten on whatever screen opens.
import '../personal/personal-storage.ts';
import { storage } from '../storage.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionState } from './session.slice.ts';

interface Root {
  readonly session: SessionState;
}
interface Store {
  readonly dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
  readonly getState: () => Root;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Under this key the windows of a browser see who uses it. */
const key = 'maru.person';

let unfollow: () => void = () => undefined;

/** Ends what was stored for a person however their session ends, here or in another window. */
export const followPerson = ({ dispatch, getState, subscribe }: Store) => {
  unfollow();
  personUnknown();
  unfollow = subscribe(() => {
    const { status, user } = getState().session;
    if (status !== 'in' && status !== 'out') return;
    const person = user?.id ?? null;
    if (person === personHere()) return;
    if (person) storage.write(key, person);
    else storage.remove(key);
    personIs(person, dispatch);
  });
  if (typeof window === 'undefined') return;
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    const isOther = changed === key && personHere() && newValue !== personHere();
    // The shared cookie is another person's now, so the server is asked whose.
    if (isOther) void dispatch(refreshSession());
  };
  window.addEventListener('storage', onStorage);
  const unsubscribe = unfollow;
  unfollow = () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
};
