import { deskNews } from '@maru/contracts/site/desk/desk.live';
import type { DeskSummary } from '@maru/contracts/site/desk/desk.queries';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Bone } from '../../design/bone.tsx';
import { LazyBars } from '../../design/lazy-bars.tsx';
import { PlainSelect } from '../../design/plain-select.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useReload } from '../../kernel/live/use-reload.ts';
import { BestItems } from './best-items.tsx';
import { useDeskSummaryQuery } from './desk.api.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { type Figure, figures, figureWords, partLabel } from './figure-words.ts';
import { PeriodBar } from '../../kernel/period/period-bar.tsx';
import { usePeriod } from '../../kernel/period/use-period.ts';

const cardsLook = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
const bones = (
  <Stack role="status" aria-label="불러오는 중" sx={{ gap: 2 }}>
    <Box sx={cardsLook}>
      {figures.map((figure) => (
        <Bone key={figure} width="100%" height={104} />
      ))}
    </Box>
    <Bone width="100%" height={304} />
  </Stack>
);

const choices = figures.map((figure) => [figure, figureWords[figure].label] as const);

const Parts = ({ parts }: Pick<DeskSummary, 'parts'>) => {
  const [figure, setFigure] = useState<Figure>('sales');
  const [asTable, setAsTable] = useState(false);
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, mb: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        {asTable ? (
          <span />
        ) : (
          <PlainSelect
            label="그래프"
            value={figure}
            options={choices}
            onChange={(wanted) => setFigure(figures.find((one) => one === wanted) ?? 'sales')}
          />
        )}
        <Button variant="outlined" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '그래프로 보기' : '표로 보기'}
        </Button>
      </Stack>
      {asTable ? (
        <FigureTable parts={parts} />
      ) : (
        <LazyBars
          label={figureWords[figure].label}
          text={figureWords[figure].text}
          bars={parts.map((part) => ({ name: partLabel(part), value: part[figure] }))}
        />
      )}
    </Box>
  );
};

const events = [deskNews.event];
/** How the shop does, in the period that is asked for. */
export const DeskFigures = () => {
  const { asked, today, change } = usePeriod();
  const { from, to, by } = asked;
  const answer = useDeskSummaryQuery({ from, to, by }, { refetchOnMountOrArgChange: true });
  useReload(answer, { events });
  return (
    <>
      <SectionCard title="판매와 회원">
        <Stack sx={{ gap: 2, mt: 2 }}>
          <PeriodBar asked={asked} today={today} onChange={change} />
          <Answered answer={answer} title="숫자를 불러오지 못했어요" bones={bones} fade>
            {({ period, before, parts }) => (
              <Stack sx={{ gap: 2 }}>
                <Box sx={cardsLook}>
                  {figures.map((figure) => (
                    <FigureCard key={figure} figure={figure} period={period} before={before} />
                  ))}
                </Box>
                <Parts parts={parts} />
              </Stack>
            )}
          </Answered>
        </Stack>
      </SectionCard>
      {answer.data ? <BestItems best={answer.data.best} /> : null}
    </>
  );
};
