import type { IssuePriority } from '@maru/contracts/tracker/issue/issue.fields';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardDoubleArrowUpRounded from '@mui/icons-material/KeyboardDoubleArrowUpRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import type { Tone } from './tokens.ts';

/** Words, colours and icons of the priorities. */
export const priorityLooks: Readonly<
  Record<IssuePriority, { readonly label: string; readonly tone: Tone; readonly Icon: typeof SvgIcon }>
> = {
  LOW: { label: '낮음', tone: 'grey', Icon: KeyboardArrowDownRounded },
  MEDIUM: { label: '보통', tone: 'amber', Icon: RemoveRounded },
  HIGH: { label: '높음', tone: 'red', Icon: KeyboardDoubleArrowUpRounded },
};

export interface PriorityIconProps {
  readonly priority: IssuePriority;
  readonly withLabel?: boolean;
}

/** A square mark with its own shape for each priority, so that it reads without colour. */
export const PriorityIcon = ({ priority, withLabel = false }: PriorityIconProps) => {
  const { label, tone, Icon } = priorityLooks[priority];
  return (
    <Box
      component="span"
      title={`우선순위 ${label}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 14 }}
    >
      <Box
        component="span"
        {...(withLabel ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `우선순위 ${label}` })}
        sx={{
          width: 20,
          height: 20,
          borderRadius: '6px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: `tones.${tone}.soft`,
          color: `tones.${tone}.text`,
          '& svg': { fontSize: 16 },
        }}
      >
        <Icon />
      </Box>
      {withLabel ? label : null}
    </Box>
  );
};
