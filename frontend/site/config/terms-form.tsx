import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice, NoticeLink } from '../../design/notice.tsx';

interface TermsFormProps {
  readonly dirty: boolean;
  /** Somebody else set another value while something was typed here. */
  readonly hasMet?: boolean;
  readonly onTheirs?: () => void;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields of a section of the settings, two beside each other, and the button that stores them. */
export const TermsForm = ({ dirty, busy, hasMet = false, onTheirs, onSubmit, children }: TermsFormProps) => (
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
    {hasMet && onTheirs ? (
      <div style={{ gridColumn: '1 / -1' }}>
        <Notice tone="amber" role="alert">
          그 사이 다른 관리자가 값을 바꿨어요. 저장하면 적은 값으로 다시 바뀌어요.{' '}
          <NoticeLink onClick={onTheirs}>바뀐 값 보기</NoticeLink>
        </Notice>
      </div>
    ) : null}
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
