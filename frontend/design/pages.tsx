import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { number } from '../format/number.ts';

export interface ItemPagesProps {
  readonly page: number;
  readonly pages: number;
  /** Where there is something above that is read on. */
  readonly stay?: boolean;
  readonly onChange: (page: number) => void;
}

export const ItemPages = ({ page, pages, stay = false, onChange }: ItemPagesProps) => {
  if (pages <= 1) return null;
  const go = (to: number) => {
    onChange(to);
    if (!stay) window.scrollTo(0, 0);
  };
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="쪽"
      sx={{ mt: 5, gap: 1.5, alignItems: 'center', justifyContent: 'center' }}
    >
      <Button variant="outlined" color="inherit" disabled={page <= 1} onClick={() => go(page - 1)}>
        이전
      </Button>
      <span aria-current="page">
        {number(page)} / {number(pages)}
      </span>
      <Button variant="outlined" color="inherit" disabled={page >= pages} onClick={() => go(page + 1)}>
        다음
      </Button>
    </Stack>
  );
};
