import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { longDate } from '../../format/seoul-moment.ts';
import { number } from '../../format/number.ts';
import { type OpenUserDialog, UserMenu } from './user-menu.tsx';
import type { UserFilter } from './user-filter.ts';
import { levelLabel, typeLabels, UserName, UserStatusChip } from './user-looks.tsx';

export interface UserTableProps {
  readonly list: readonly ManagedUser[];
  readonly sortBy: UserFilter['sortBy'];
  readonly onSort: (sortBy: UserFilter['sortBy']) => void;
  readonly onOpen: OpenUserDialog;
}

const onWide = { display: { xs: 'none', md: 'table-cell' } } as const;

const UserRow = ({ user, onOpen }: { user: ManagedUser; onOpen: OpenUserDialog }) => (
  <TableRow hover sx={{ height: 60, '&:last-child td': { borderBottom: 0 } }}>
    <TableCell sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{number(user.no)}</TableCell>
    <TableCell>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <UserAvatar person={user} size={32} plain />
        <Box
          sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          title={user.name}
        >
          <UserName user={user} />
        </Box>
      </Stack>
    </TableCell>
    <TableCell sx={onWide}>{typeLabels[user.type]}</TableCell>
    <TableCell>{levelLabel(user.level)}</TableCell>
    <TableCell>
      <UserStatusChip status={user.status} />
    </TableCell>
    <TableCell sx={{ ...onWide, color: 'text.secondary', whiteSpace: 'nowrap' }}>{longDate(user.since)}</TableCell>
    <TableCell align="right" sx={{ py: 0 }}>
      <UserMenu user={user} onOpen={onOpen} />
    </TableCell>
  </TableRow>
);

export const UserTable = ({ list, sortBy, onSort, onOpen }: UserTableProps) => {
  const direction = sortBy === 'no' ? 'asc' : 'desc';
  return (
    <Table
      aria-label="회원"
      sx={{ tableLayout: 'fixed', '& th': { whiteSpace: 'nowrap', py: 1.25 }, '& th, & td': { px: { xs: 1, md: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 96 }} sortDirection={direction}>
            <TableSortLabel active direction={direction} onClick={() => onSort(sortBy === 'no' ? '-no' : 'no')}>
              번호
            </TableSortLabel>
          </TableCell>
          <TableCell>이름</TableCell>
          <TableCell sx={{ ...onWide, width: 120 }}>가입 방식</TableCell>
          <TableCell sx={{ width: 128 }}>등급</TableCell>
          <TableCell sx={{ width: 120 }}>상태</TableCell>
          <TableCell sx={{ ...onWide, width: 160 }}>가입일</TableCell>
          <TableCell sx={{ width: 64 }}>
            <Box component="span" sx={visuallyHidden}>
              할 수 있는 일
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {list.map((user) => (
          <UserRow key={user.id} user={user} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  );
};
