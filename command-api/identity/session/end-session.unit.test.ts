import { describe, it } from 'vitest';
import { ended, family, owner, session, started } from './session.spec.ts';

const command = { type: 'EndSession', data: { family, reason: 'logout' } } as const;

describe('EndSession', () => {
  it('ends', () => session.given(started).when(command, owner).emits(ended));
  it('says why', () => {
    const elsewhere = { family, reason: 'password' } as const;
    session
      .given(started)
      .when({ type: 'EndSession', data: elsewhere }, owner)
      .emits({ type: 'SessionEnded', data: elsewhere });
  });
  it('changes nothing when there is no session, or no longer', () => {
    session.given().when(command, owner).emitsNothing();
    session.given(started, ended).when(command, owner).emitsNothing();
  });
});
