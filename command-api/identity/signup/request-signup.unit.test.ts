import { signupExamples } from '@maru/contracts/identity/signup/signup.examples';
import { decisionsOf, recordedAs } from '../../pipeline/decider-spec.ts';
import { signupAggregate } from './signup.aggregate.ts';
import { describe, it } from 'vitest';

const { SignupRequested: requested, SignupPictureChosen: chosen, SignupConfirmed: confirmed } = signupExamples;
const { id } = requested.data;
const holder = { id, level: 0 };
const signup = decisionsOf(signupAggregate);
const late = { ...requested, data: { ...requested.data, expiresAt: recordedAs(1).meta.at } };

describe('asking for an account', () => {
  const { name, email, passwordHash, agreed } = requested.data;
  const ask = { type: 'RequestSignup', data: { id, name, email, passwordHash, agreed } } as const;
  it('is written down, with ten minutes to open the link', () => signup.given().when(ask, holder).emits(requested));
  it('is refused under an id that is taken', () => signup.given(requested).when(ask, holder).isRefused('key_reused'));
});

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

describe('confirming a sign-up', () => {
  const confirm = { type: 'ConfirmSignup', data: { id } } as const;
  it('is written down once', () => {
    signup.given(requested).when(confirm, holder).emits(confirmed);
    signup.given(requested, confirmed).when(confirm, holder).isRefused('code_used');
  });
  it('takes a sign-up', () => signup.given().when(confirm, holder).isRefused('code_wrong'));
});
