import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { passwordStrength } from './password-strength.ts';

/** Three bars and a sentence. */
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
