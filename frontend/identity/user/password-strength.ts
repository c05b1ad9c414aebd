import { newPassword } from '@maru/contracts/identity/user/user.commands';
import type { Tone } from '../../design/tokens.ts';

export interface Strength {
  /** 0 to 3. */
  readonly score: number;
  readonly text: string;
  readonly tone: Tone;
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /\p{Lo}/u];
const weak: Strength = { score: 1, text: '조금 더 길게 쓰면 안전해요', tone: 'amber' };

/** A hint while typing, never a rule: length counts most, then variety. The server refuses only common passwords. */
export const passwordStrength = (password: string): Strength => {
  if (!newPassword.safeParse(password).success) return { score: 0, text: '8자 이상 입력해 주세요', tone: 'grey' };
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 5) return { ...weak, text: '같은 글자가 많아요' };
  // A Hangul syllable holds two to three letters.
  const points = password.length + (password.match(/\p{Lo}/gu)?.length ?? 0) + variety * 3;
  if (points < 17) return weak;
  return points < 24
    ? { score: 2, text: '괜찮은 비밀번호예요', tone: 'blue' }
    : { score: 3, text: '안전한 비밀번호예요', tone: 'green' };
};
