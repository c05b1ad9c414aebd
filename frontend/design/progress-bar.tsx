import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly onCancel?: () => void;
}

export const ProgressBar = ({ label, percent, onCancel }: ProgressBarProps) => {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {value}%
        </Typography>
        {onCancel ? (
          <Button size="small" color="inherit" onClick={onCancel}>
            취소
          </Button>
        ) : null}
      </Stack>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'surface.sunken' }}
      />
    </Stack>
  );
};
