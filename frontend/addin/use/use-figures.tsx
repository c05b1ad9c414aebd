import { addinNews } from '@maru/contracts/addin/live/addin.live';
import type { UseSummary } from '@maru/contracts/addin/use/use.queries';
import type { Period } from '@maru/contracts/kernel/days-of-periods';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Bone } from '../../design/bone.tsx';
import { useClock } from '../../design/clock.ts';
import { LazyBars } from '../../design/lazy-bars.tsx';
import { PlainSelect } from '../../design/plain-select.tsx';
import { RankedBars } from '../../design/ranked-bars.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number } from '../../format/number.ts';
import { seoulDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useReload } from '../../kernel/live/use-reload.ts';
import type { FilterValues } from '../../kernel/table/table-place.ts';
import { useUseSummaryQuery } from './use.api.ts';
import { chosenPeriod, grainOf, periodChoices } from './use-period.ts';

const figures = {
  people: { label: '사용자', text: (value: number) => `${number(value)}명` },
  count: { label: '실행', text: (value: number) => `${number(value)}번` },
} as const;
type Figure = keyof typeof figures;
const choices = Object.entries(figures).map(([figure, { label }]) => [figure, `${label} 추이`] as const);
const mostNames = 8;

const short = (date: string) => date.split('-').slice(1).map(Number).join('.');
const nameOf = ({ from, to }: Period) => (from === to ? short(from) : `${short(from)}–${short(to)}`);
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const bones = <Bone width="100%" height={320} />;

const Sum = ({ figure, value }: { readonly figure: Figure; readonly value: number }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {figures[figure].label}
    </Typography>
    <Typography sx={{ fontSize: 24, fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}>
      {figures[figure].text(value)}
    </Typography>
  </Box>
);

const Trend = ({ summary }: { readonly summary: UseSummary }) => {
  const [figure, setFigure] = useState<Figure>('people');
  const { label, text } = figures[figure];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 3, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Sum figure="people" value={summary.people} />
        <Sum figure="count" value={summary.count} />
        <Box sx={{ ml: 'auto' }}>
          <PlainSelect
            label="그래프"
            value={figure}
            options={choices}
            onChange={(wanted) => setFigure(wanted === 'count' ? 'count' : 'people')}
          />
        </Box>
      </Stack>
      <LazyBars
        label={label}
        text={text}
        bars={summary.parts.map((part) => ({ name: nameOf(part), value: part[figure] }))}
      />
    </Box>
  );
};

interface RankingProps {
  readonly title: string;
  readonly sums: UseSummary['commands'];
  readonly to: (name: string) => string;
}
const Ranking = ({ title, sums, to }: RankingProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h3" sx={{ fontWeight: 700 }}>
      {title}
    </Typography>
    <RankedBars
      label={title}
      bars={sums.slice(0, mostNames).map(({ name, count }) => ({ name, value: count }))}
      text={figures.count.text}
      to={to}
      empty="이 기간에 사용한 기록이 없어요."
    />
  </Box>
);

interface UseFiguresProps {
  readonly filters: FilterValues;
  readonly onPeriod: (period: Period) => void;
}

const events = [addinNews.event];
/** How much the add-in was used in the days that the list is narrowed to. */
export const UseFigures = ({ filters, onPeriod }: UseFiguresProps) => {
  const today = useClock(seoulDate);
  const period = chosenPeriod(filters, today);
  const answer = useUseSummaryQuery({ ...period, by: grainOf(period) }, { refetchOnMountOrArgChange: true });
  useReload(answer, { events });
  const listOf = (name: string) => `?${new URLSearchParams({ day_from: period.from, day_to: period.to, text: name })}`;
  const isChosen = (choice: Period) => choice.from === period.from && choice.to === period.to;
  return (
    <SectionCard title="사용 현황" text={`${nameOf(period)} · 목록의 다른 필터는 따르지 않아요.`}>
      <Stack direction="row" role="group" aria-label="기간" sx={{ my: 2, gap: 0.75, flexWrap: 'wrap' }}>
        {periodChoices.map(({ label, period: choice }) => (
          <Chip
            key={label}
            label={label}
            aria-pressed={isChosen(choice(today))}
            color={isChosen(choice(today)) ? 'primary' : 'default'}
            onClick={() => onPeriod(choice(today))}
            sx={{ height: 36, borderRadius: 99, '@media (pointer: coarse)': { height: 44 } }}
          />
        ))}
      </Stack>
      <Answered answer={answer} title="사용 현황을 불러오지 못했어요" bones={bones} fade>
        {(summary) => (
          <Box sx={columns}>
            <Trend summary={summary} />
            <Ranking title="많이 쓴 명령" sums={summary.commands} to={listOf} />
            <Ranking title="버전별 실행" sums={summary.versions} to={listOf} />
          </Box>
        )}
      </Answered>
    </SectionCard>
  );
};
