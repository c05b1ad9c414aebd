import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { useDispatch, useSelector } from 'react-redux';
import { selectSnackbar, type SnackbarMessage, snackbarClosed, takeAction } from './snackbar.slice.ts';

const look = {
  position: 'fixed',
  top: { xs: 12, sm: 20 },
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  pl: 2.25,
  pr: 1,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'surface.inverse',
  color: 'surface.onInverse',
  boxShadow: '0 8px 28px rgb(16 24 40 / 0.24)',
  width: { xs: 'calc(100vw - 32px)', sm: 'max-content' },
  maxWidth: { sm: 560 },
  animation: 'maru-snackbar 160ms ease-out',
  '@keyframes maru-snackbar': { from: { opacity: 0, translate: '0 -12px' } },
} as const;

const Message = ({ message: { id, text, timeout, actionLabel } }: { message: SnackbarMessage }) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isReading, setIsReading] = useState(false);
  // Whoever points at it or tabs into it is still reading.
  useEffect(() => {
    if (isReading) return undefined;
    const timer = setTimeout(() => dispatch(snackbarClosed(id)), timeout);
    return () => clearTimeout(timer);
  }, [dispatch, isReading, id, timeout]);
  const hold = (isHeld: boolean) => () => setIsReading(isHeld);
  return (
    <Stack
      direction="row"
      sx={look}
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Box sx={{ flex: 1, fontSize: 15, lineHeight: 1.5 }}>{text}</Box>
      {actionLabel ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => dispatch(takeAction(id))}
          sx={{ fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '4px' }}
        >
          {actionLabel}
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={() => dispatch(snackbarClosed(id))} sx={{ minWidth: 48 }}>
        닫기
      </Button>
    </Stack>
  );
};

/** The one place messages appear: top centre, as text, with a way to close it. */
export const TopSnackbar = () => {
  const message = useSelector(selectSnackbar);
  return (
    <div role="status" aria-live="polite">
      {message ? <Message key={message.id} message={message} /> : null}
    </div>
  );
};
