import Stack from '@mui/material/Stack';

/** Two roof beams over a floor (마루). */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#1867C0" />
    <path
      d="M7 15.5 16 8l9 7.5"
      fill="none"
      stroke="#fff"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M9.5 19.5h13M9.5 24h13" fill="none" stroke="#9BD6FA" strokeWidth="2.8" strokeLinecap="round" />
  </svg>
);

export const Logo = () => (
  <Stack
    direction="row"
    component="span"
    sx={{ alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 800, letterSpacing: '-0.03em', whiteSpace: 'nowrap' }}
  >
    <LogoMark />
    설계마루
  </Stack>
);
