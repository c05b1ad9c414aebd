import type { IssuePriority, IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PersonPicture } from '../../design/person-picture.tsx';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { StatusChip } from '../../design/status-chip.tsx';

interface Sample {
  readonly title: string;
  readonly about: string;
  readonly status: IssueStatus;
  readonly priority: IssuePriority;
  readonly name: string;
}

const samples: readonly Sample[] = [
  {
    title: '지하 1층 기계실 출입문 폭 확인',
    about: '건축 · 도서검토',
    status: 'IN PROGRESS',
    priority: 'HIGH',
    name: '김하늘',
  },
  { title: '3층 보 하부 배관 간섭', about: '기계 · 정보누락', status: 'TO DO', priority: 'MEDIUM', name: '이도윤' },
  { title: '옥상 방수 상세도 누락', about: '구조 · 정보누락', status: 'DONE', priority: 'LOW', name: '박서연' },
];

const Row = ({ title, about, status, priority, name }: Sample) => (
  <Stack
    direction="row"
    sx={{ alignItems: 'center', gap: 1.5, px: 2, py: 1.75, borderTop: '1px solid', borderColor: 'divider' }}
  >
    <PriorityIcon priority={priority} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap sx={{ fontSize: 15, fontWeight: 600, lineHeight: 1.4 }}>
        {title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
    </Box>
    <StatusChip status={status} size="small" />
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <PersonPicture person={{ id: name, name, image: null }} size={28} />
    </Box>
  </Stack>
);

export const ReviewPicture = () => (
  <Box aria-hidden sx={{ position: 'relative', pb: 7, userSelect: 'none' }}>
    <Card sx={{ borderRadius: '20px', boxShadow: '0 24px 60px rgb(16 40 80 / 0.10)' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, px: 2, height: 60 }}>
        <Typography sx={{ fontWeight: 700, flex: 1 }} noWrap>
          한강 복합문화센터
        </Typography>
        <StatusChip status="OnGoing" />
      </Stack>
      {samples.map((sample) => (
        <Row key={sample.title} {...sample} />
      ))}
    </Card>
    <Card
      sx={{
        position: 'absolute',
        right: { xs: 12, sm: 28 },
        bottom: 0,
        maxWidth: 320,
        p: 1.75,
        borderRadius: '16px 16px 4px 16px',
        bgcolor: '#1867C0',
        color: '#fff',
        border: 0,
        boxShadow: '0 12px 32px rgb(16 40 80 / 0.22)',
      }}
    >
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
        <PersonPicture person={{ id: '박서연', name: '박서연', image: null }} size={30} />
        <Typography sx={{ fontSize: 14, lineHeight: 1.45 }}>유효폭 1.2m로 수정한 도면 올렸어요.</Typography>
      </Stack>
    </Card>
  </Box>
);
