import Typography from '@mui/material/Typography';

const day = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('ko-KR', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What ends at midnight ends with the day before. */
const inWords = (until: Date) =>
  until.getHours() === 0 && until.getMinutes() === 0 ? day.format(until.getTime() - 1) : dayAndTime.format(until);

/** Until when the price is lower. */
export const SaleEnd = ({ until }: { until: string }) => (
  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
    <time dateTime={until}>{inWords(new Date(until))}</time>까지 할인해요.
  </Typography>
);
