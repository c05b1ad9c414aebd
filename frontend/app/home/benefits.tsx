import BoltRounded from '@mui/icons-material/BoltRounded';
import ForumRounded from '@mui/icons-material/ForumRounded';
import ViewKanbanRounded from '@mui/icons-material/ViewKanbanRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

const benefits = [
  {
    Icon: ViewKanbanRounded,
    tone: 'indigo',
    title: '한눈에 보는 진행',
    text: '프로젝트마다 할 일, 진행 중, 완료를 칸반으로 봐요. 끌어서 옮기면 끝이에요.',
  },
  {
    Icon: ForumRounded,
    tone: 'blue',
    title: '이슈마다 모이는 대화',
    text: '도면 사진과 의견이 이슈에 남아요. 누가 언제 무엇을 바꿨는지도 그대로 보여요.',
  },
  {
    Icon: BoltRounded,
    tone: 'amber',
    title: '새로고침 없는 현장',
    text: '동료가 바꾼 내용이 바로 내 화면에 나타나요. 연결이 끊겨도 놓친 것부터 따라와요.',
  },
] as const;

export const Benefits = () => (
  <Box
    component="section"
    aria-label="설계마루가 하는 일"
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2 }}
  >
    {benefits.map(({ Icon, tone, title, text }) => (
      <Card key={title} sx={{ p: 3, borderRadius: '16px', display: { xs: 'flex', md: 'block' }, gap: 2 }}>
        <Box
          aria-hidden
          sx={{
            width: 44,
            height: 44,
            flexShrink: 0,
            borderRadius: '12px',
            display: 'grid',
            placeItems: 'center',
            bgcolor: `tones.${tone}.soft`,
            color: `tones.${tone}.text`,
          }}
        >
          <Icon />
        </Box>
        <div>
          <Typography variant="h4" component="h2" sx={{ mt: { md: 2 } }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: 15, color: 'text.secondary' }}>{text}</Typography>
        </div>
      </Card>
    ))}
  </Box>
);
