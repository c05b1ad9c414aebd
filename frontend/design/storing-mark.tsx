import ScheduleRounded from '@mui/icons-material/ScheduleRounded';

/** Small clock beside what is shown but not stored yet. */
export const StoringMark = ({ storing = true }: { storing?: boolean }) =>
  storing ? (
    <ScheduleRounded
      role="img"
      aria-label="저장하는 중"
      titleAccess="저장하는 중"
      sx={{ fontSize: 16, color: 'text.secondary' }}
    />
  ) : null;
