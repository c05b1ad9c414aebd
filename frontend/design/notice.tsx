import InfoRounded from '@mui/icons-material/InfoRounded';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';

export interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** `alert` for what went wrong just now. */
  readonly role?: 'note' | 'alert';
}

export const Notice = ({ children, tone = 'blue', role = 'note' }: NoticeProps) => (
  <Stack
    direction="row"
    role={role}
    sx={{
      gap: 1.25,
      alignItems: 'center',
      px: 2,
      py: 1.5,
      borderRadius: 1,
      fontSize: 15,
      bgcolor: `tones.${tone}.soft`,
      color: `tones.${tone}.text`,
      '& svg': { fontSize: 20 },
    }}
  >
    <InfoRounded />
    <span>{children}</span>
  </Stack>
);

/** A button that reads on in the sentence of a notice. */
export const NoticeLink = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Link
    component="button"
    type="button"
    onClick={onClick}
    sx={{
      color: 'inherit',
      fontSize: 'inherit',
      fontWeight: 700,
      verticalAlign: 'baseline',
      textDecoration: 'underline',
    }}
  >
    {children}
  </Link>
);
