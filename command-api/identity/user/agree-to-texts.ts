import { registered, type UserDecider } from './user.state.ts';

/** What is agreed to already is not written down again. */
export const agreeToTexts: UserDecider<'AgreeToTexts'> = (state, { data: { id, agreed } }) => {
  const known = registered(state).agreed;
  const fresh = agreed.filter(
    (text) => !known.some(({ which, version }) => which === text.which && version === text.version),
  );
  return fresh.length === 0 ? [] : [{ type: 'UserAgreed', data: { id, agreed: fresh } }];
};
