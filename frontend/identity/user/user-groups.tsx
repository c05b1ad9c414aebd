import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type UserGroup, userGroups } from './user-filter.ts';
import { statusLooks } from './user-looks.tsx';

export const groupLabel = (group: UserGroup) => {
  if (group === 'all') return '전체';
  return group === 'admin' ? '관리자' : statusLooks[group].label;
};

export interface UserGroupsProps {
  readonly group: UserGroup;
  readonly onChange: (group: UserGroup) => void;
}

export const UserGroups = ({ group, onChange }: UserGroupsProps) => (
  <Stack
    direction="row"
    role="group"
    aria-label="상태로 거르기"
    sx={{ gap: 1, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
  >
    {userGroups.map((one) => {
      const on = one === group;
      return (
        <Chip
          key={one}
          label={groupLabel(one)}
          component="button"
          clickable
          aria-pressed={on}
          variant={on ? 'filled' : 'outlined'}
          color={on ? 'primary' : 'default'}
          {...(on ? { icon: <CheckRounded /> } : {})}
          onClick={() => onChange(one)}
          sx={{ height: 36, borderRadius: 99, '@media (pointer: coarse)': { height: 44, borderRadius: 99 } }}
        />
      );
    })}
  </Stack>
);
