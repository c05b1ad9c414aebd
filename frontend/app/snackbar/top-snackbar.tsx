import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from '../hooks.ts';
import { selectSnackbar, snackbarClosed, takeAction } from './snackbar.slice.ts';

/** The one place messages appear: top centre, as text, with a way to close it. */
export const TopSnackbar = () => {
  const message = useSelector(selectSnackbar);
  const dispatch = useDispatch();
  if (!message) return null;
  const { id, text, timeout, actionLabel } = message;
  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') dispatch(snackbarClosed(id));
  };
  return (
    <Snackbar key={id} open autoHideDuration={timeout} onClose={close} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Stack
        direction="row" role="status"
        sx={{
          alignItems: 'center', gap: 1, minHeight: 48, pl: 2.25, pr: 1, py: 0.75, borderRadius: 1, bgcolor: 'surface.inverse', color: 'surface.onInverse',
          boxShadow: '0 8px 28px rgb(16 24 40 / 0.24)', maxWidth: 560, width: { xs: 'calc(100vw - 32px)', sm: 'auto' },
        }}
      >
        <Box sx={{ flex: 1, fontSize: 15, lineHeight: 1.5 }}>{text}</Box>
        {actionLabel ? (
          <Button size="small" color="inherit" onClick={() => dispatch(takeAction(id))} sx={{ fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 4 }}>
            {actionLabel}
          </Button>
        ) : null}
        <Button size="small" color="inherit" onClick={close} sx={{ minWidth: 48, opacity: 0.85 }}>
          닫기
        </Button>
      </Stack>
    </Snackbar>
  );
};
