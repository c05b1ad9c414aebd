import { describe, it } from 'vitest';
import { owner, session, started } from './session.spec.ts';

const command = { type: 'StartSession', data: started.data } as const;

describe('StartSession', () => {
  it('starts', () => session.given().when(command, owner).emits(started));
  it('refuses a family that was there', () => session.given(started).when(command, owner).isRefused('session_ended'));
});
