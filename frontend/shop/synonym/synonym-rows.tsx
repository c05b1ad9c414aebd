import type { SynonymGroup } from '@maru/contracts/shop/synonym/synonym.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

interface SynonymRowsProps {
  readonly groups: readonly SynonymGroup[];
  readonly onEdit: (group: SynonymGroup) => void;
  readonly onRemove: (group: SynonymGroup) => void;
}
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

export const SynonymRows = ({ groups, onEdit, onRemove }: SynonymRowsProps) => (
  <Box component="ul" aria-label="같은 뜻 검색어" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {groups.map((group) => {
      const name = group.words.join(', ');
      return (
        <Box component="li" key={group.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {group.words.map((word) => (
              <Chip key={word} label={word} />
            ))}
          </Box>
          <Button color="inherit" aria-label={`${name} 수정`} onClick={() => onEdit(group)}>
            수정
          </Button>
          <Button color="error" aria-label={`${name} 삭제`} onClick={() => onRemove(group)}>
            삭제
          </Button>
        </Box>
      );
    })}
  </Box>
);
