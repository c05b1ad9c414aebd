import type { OwnPoints as Points } from '@maru/contracts/shop/points/points.views';
import { earnedPercent, pointsReasons } from '@maru/contracts/shop/points/points.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { number } from '../../format/number.ts';
import { useMyPointsQuery } from './points.api.ts';

type Moment = Points['history'][number];
const words: Readonly<Record<Moment['what'], string>> = {
  granted: '받은 포인트',
  earned: '구매확정 적립',
  takenBack: '반품으로 적립 취소',
  used: '주문에 사용',
  returned: '주문 취소로 돌려받음',
  expired: '기간이 지나 사라짐',
};
const shownFirst = 3;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

const Row = ({ moment: { at, what, points, order_id, reason } }: { moment: Moment }) => (
  <Box component="li" sx={row}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{reason === null ? words[what] : pointsReasons[reason]}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {longDate(at)}
        {order_id === null ? null : (
          <>
            {' · '}
            <Box component={Link} to={`/my/order/${order_id}`} sx={{ color: 'inherit' }}>
              주문 보기
            </Box>
          </>
        )}
      </Typography>
    </Box>
    <Typography
      sx={{
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        color: points > 0 ? 'tones.blue.text' : 'text.primary',
      }}
    >
      {points > 0 ? '+' : ''}
      {number(points)}P
    </Typography>
  </Box>
);

const Shown = ({ points: { balance, expiring, history } }: { points: Points }) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <Typography sx={{ mt: 2, fontSize: 28, fontWeight: 800, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
        {number(balance)}P
      </Typography>
      {expiring ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {longDate(expiring.at)}에 {number(expiring.points)}P가 사라져요.
        </Typography>
      ) : null}
      <Box component="ul" aria-label="포인트 내역" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {(all ? history : history.slice(0, shownFirst)).map((moment) => (
          <Row key={`${moment.at}-${moment.what}`} moment={moment} />
        ))}
      </Box>
      {history.length > shownFirst && !all ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setAll(true)}>
          내역 전체 보기
        </Button>
      ) : null}
    </>
  );
};

/** A section of one's own account: points, what is lost next, and what came of them. */
export const OwnPoints = () => (
  <SectionCard
    title="포인트"
    text={`구매를 확정하면 결제한 상품 금액의 ${earnedPercent}%를 드려요. 1P를 1원처럼 써요.`}
  >
    <Answered answer={useMyPointsQuery(undefined, { refetchOnMountOrArgChange: true })}>
      {(points) => <Shown points={points} />}
    </Answered>
  </SectionCard>
);
