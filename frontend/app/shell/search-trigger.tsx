import SearchRounded from '@mui/icons-material/SearchRounded';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Kbd } from '../../design/kbd.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { dialogOpened } from './shell.slice.ts';

const label = '검색 또는 이동';

/** Opens the command palette; `/` and Ctrl+K do the same. */
export const SearchTrigger = () => {
  const dispatch = useDispatch();
  const open = () => dispatch(dialogOpened('palette'));
  return (
    <>
      <ButtonBase
        onClick={open}
        aria-label={label}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 240,
          height: 40,
          px: 1.5,
          gap: 1,
          justifyContent: 'flex-start',
          borderRadius: '10px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.secondary',
          fontSize: 14,
          '&:hover': { borderColor: 'text.secondary' },
          '& kbd': { ml: 'auto' },
        }}
      >
        <SearchRounded fontSize="small" />
        {label}
        <Kbd>/</Kbd>
      </ButtonBase>
      <IconButton onClick={open} aria-label={label} sx={{ display: { xs: 'none', sm: 'inline-flex', md: 'none' } }}>
        <SearchRounded fontSize="small" />
      </IconButton>
    </>
  );
};
