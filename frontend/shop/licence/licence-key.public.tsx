import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';

export const LicenceKey = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const dispatch = useDispatch();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => dispatch(snackbarShown('라이선스 키를 복사했어요.')),
      () => dispatch(snackbarShown('복사하지 못했어요. 직접 적어 주세요.')),
    );
  return (
    <Box
      sx={{
        mt: 1,
        pl: 2,
        pr: 0.5,
        minHeight: 48,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderRadius: 1,
        bgcolor: 'surface.sunken',
      }}
    >
      <Box
        component="code"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: 16, letterSpacing: '0.04em' }}
      >
        {value}
      </Box>
      <IconButton aria-label={`${name} 라이선스 키 복사`} onClick={() => void copy()}>
        <ContentCopyRounded fontSize="small" />
      </IconButton>
    </Box>
  );
};
