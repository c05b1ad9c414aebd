import { ownCardRelay } from '@maru/contracts/identity/user/user.relays';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { type LiveMessage, type PresenceMessage, presenceEvent } from '@maru/contracts/kernel/live';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import { bindActionCreators, type Store, type UnknownAction } from 'redux';
import { isTokenValid } from '../session/access-token.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { selectAccessToken, type SessionState, userChanged } from '../session/session.slice.ts';
import type { Live } from './live-client.ts';
import { connectionChanged, presenceChanged, roomChanged } from './live.slice.ts';

interface Root {
  readonly session: SessionState;
}
interface LiveStore extends Pick<Store<Root>, 'getState' | 'subscribe'> {
  readonly dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
}

/** Gives the live connection its tokens and tells the store how it is doing. */
export const serveLive = (live: Live, { dispatch, getState, subscribe }: LiveStore) => {
  const token = () => selectAccessToken(getState());
  live.serve({
    token: async (fresh) => {
      if (fresh || !isTokenValid(token(), Date.now())) await dispatch(refreshSession());
      return token();
    },
    ...bindActionCreators({ connectionChanged }, dispatch),
    roomChanged: (room, status) => dispatch(roomChanged({ room, status })),
    fetchChanges: async (room, positions) => {
      const { changesApi } = await import('./changes-api.ts');
      const request = changesApi.endpoints.roomChanges.initiate(
        { room, positions },
        { subscribe: false, forceRefetch: true },
      );
      return (await (dispatch as (thunk: typeof request) => ReturnType<typeof request>)(request)).data;
    },
  });
  // A relayed card of oneself: another window changed it.
  live.on(ownCardRelay.event, (message) => dispatch(userChanged((message as LiveMessage<UserCard>).document)));
  live.on(presenceEvent, (message) => dispatch(presenceChanged(message as PresenceMessage)));
  let last = token();
  subscribe(() => {
    const now = token();
    if (now !== null && last !== null && now !== last) live.renew(now);
    last = now;
  });
};
