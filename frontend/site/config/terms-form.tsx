import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface TermsFormProps {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields of a section of the settings, two beside each other, and the button that stores them. */
export const TermsForm = ({ dirty, busy, onSubmit, children }: TermsFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    sx={{
      mt: 2.5,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    }}
  >
    {children}
    <Button
      type="submit"
      variant="contained"
      disabled={!dirty}
      loading={busy}
      sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, minWidth: 120 }}
    >
      저장
    </Button>
  </Box>
);
