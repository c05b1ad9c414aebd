import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useOwnLicencesQuery } from './licence.api.ts';

/** Those that I work with: bought and not given away, or given to me. */
const isMySeat = ({ status, mine, holder }: OwnLicence) => status === 'active' && (!mine || holder === null);

const Seat = ({ licence: { name, option, machine } }: { readonly licence: OwnLicence }) => (
  <Stack component="li" direction="row" sx={{ gap: 1.5, minHeight: 64, py: 1, alignItems: 'center' }}>
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[name, option].filter((part) => part).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {machine ? `${machine.name}에서 써요` : 'Revit을 다시 시작하면 그 컴퓨터에 연결돼요'}
      </Typography>
    </Stack>
    <ToneChip size="small" tone={machine ? 'green' : 'blue'} label={machine ? '사용 중' : '쓸 수 있음'} />
  </Stack>
);

const Seats = ({ list }: { readonly list: readonly OwnLicence[] }) => {
  const seats = list.filter(isMySeat);
  if (seats.length === 0)
    return (
      <>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>쓸 수 있는 라이선스가 아직 없어요.</Typography>
        <Button component={Link} to="/shop" variant="contained" sx={{ mt: 1.5 }}>
          라이선스 보기
        </Button>
      </>
    );
  return (
    <>
      <Box component="ul" aria-label="내가 쓰는 라이선스" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {seats.map((licence) => (
          <Seat key={licence.id} licence={licence} />
        ))}
      </Box>
      <Button component={Link} to="/my" variant="outlined" color="inherit" sx={{ mt: 1.5 }}>
        컴퓨터 바꾸기
      </Button>
    </>
  );
};

/** In the add-in's web view: by which licence one works, and on which computer. */
export const AddinSeats = () => (
  <SectionCard title="라이선스">
    <Answered
      answer={useOwnLicencesQuery(undefined, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={1} height={64} />}
    >
      {({ list }) => <Seats list={list} />}
    </Answered>
  </SectionCard>
);
