import { describe, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { chosen, confirmed, holder, id, requested, signup } from './signup.spec.ts';

const late = { ...requested, data: { ...requested.data, expiresAt: recordedAs(1).meta.at } };

describe('the picture of a sign-up', () => {
  const choose = { type: 'ChooseSignupPicture', data: chosen.data } as const;
  const foreign = { ...choose, data: { id, image: chosen.data.image.replace(id, 'somebody') } };
  it('is chosen', () => signup.given(requested).when(choose, holder).emits(chosen));
  it('may be chosen again', () => signup.given(requested, chosen).when(choose, holder).emits(chosen));
  it('is in its own folder', () => signup.given(requested).when(foreign, holder).isRefused('forbidden'));
  it.each([
    ['before', []],
    ['late', [late]],
    ['with an account', [requested, confirmed]],
  ] as const)('is not chosen %s', (_, events) =>
    signup
      .given(...events)
      .when(choose, holder)
      .isRefused('forbidden'),
  );
});
