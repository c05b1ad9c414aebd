import { newPassword } from '@maru/contracts/identity/user/user.commands';
import type { Tone } from '../../design/tokens.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Strength {
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

export const StrengthHint = ({ password }: { password: string }) => {
  const { score, text, tone } = passwordStrength(password);
  return (
    <Stack role="status" sx={{ gap: 0.75, mt: -0.5 }}>
      <Stack direction="row" sx={{ gap: 0.5 }} aria-hidden>
        {[1, 2, 3].map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: score >= step ? `tones.${tone}.solid` : 'surface.sunken',
              transition: 'background-color 160ms',
            }}
          />
        ))}
      </Stack>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Stack>
  );
};
