import { contactCardFiles, type PublicContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { Bone } from '../../design/bone.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { PersonPicture } from '../../design/person-picture.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useContactCardQuery } from './contact-card.api.ts';
import { ContactLines } from './contact-lines.tsx';
import { ShareCard } from './share-card.tsx';

/** Seconds: younger than this it came with the page. */
const fresh = 5;
const sheet = { maxWidth: 480, mx: 'auto', mt: { xs: 2, sm: 6 }, overflow: 'hidden' } as const;

const Heading = ({ card }: { readonly card: PublicContactCard }) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 0.5, px: 3, pt: 4, pb: 3, bgcolor: 'surface.sunken' }}>
    <PersonPicture person={card} size={112} {...(card.image && { 'aria-label': `${card.name} 사진` })} />
    <Typography variant="h1" sx={{ mt: 2, fontSize: 30, overflowWrap: 'anywhere' }}>
      {card.name}
    </Typography>
    {card.title ? <Typography sx={{ color: 'text.secondary' }}>{card.title}</Typography> : null}
    {card.company ? <Typography sx={{ fontWeight: 600 }}>{card.company}</Typography> : null}
  </Stack>
);

const QrCode = ({ card: { id, name } }: { readonly card: PublicContactCard }) => (
  <Stack sx={{ alignItems: 'center', gap: 1, px: 3, pb: 3 }}>
    <Box
      component="img"
      src={contactCardFiles(id).qr}
      alt={`${name}님의 명함 주소를 담은 QR 코드`}
      width={168}
      height={168}
      // Phones read dark squares on white, in a dark theme too.
      sx={{ borderRadius: 1, border: '1px solid', borderColor: 'divider', bgcolor: '#fff' }}
    />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      휴대전화 카메라로 비추면 이 명함이 열려요.
    </Typography>
  </Stack>
);

const Shown = ({ card }: { readonly card: PublicContactCard }) => {
  usePageTitle(card.name);
  return (
    <Card component="article" aria-label={`${card.name} 명함`} sx={sheet}>
      <Heading card={card} />
      <ContactLines card={card} />
      <Stack direction="row" sx={{ gap: 1, px: 3, pb: 3 }}>
        <Button
          component="a"
          href={contactCardFiles(card.id).vcard}
          download
          variant="contained"
          size="large"
          startIcon={<PersonAddRounded />}
          sx={{ flex: 1 }}
        >
          연락처에 저장
        </Button>
        <ShareCard name={card.name} />
      </Stack>
      <QrCode card={card} />
    </Card>
  );
};

const Bones = () => (
  <Card role="status" aria-label="불러오는 중" aria-busy="true" sx={{ ...sheet, display: 'grid', gap: 2, p: 4 }}>
    <Box sx={{ width: 112, height: 112, mx: 'auto', borderRadius: '50%', bgcolor: 'surface.bone', opacity: 0.6 }} />
    <Bone width="50%" height={30} />
    <Bone width="100%" height={48} />
    <Bone width="100%" height={48} />
    <Bone width="100%" height={48} />
  </Card>
);

const Gone = () => (
  <EmptyState
    title="명함을 찾을 수 없어요"
    text="공개를 끝냈거나 삭제한 명함이에요."
    action={
      <Button component={Link} to="/" variant="outlined">
        홈으로
      </Button>
    }
  />
);

/** `/card/:id`: somebody's card, for everyone. */
export const ContactCardScreen = () => {
  const { id = '' } = useParams();
  usePageTitle('명함');
  const answer = useContactCardQuery(id, { refetchOnMountOrArgChange: fresh });
  const isGone = answer.error?.code === 'not_found' || answer.error?.code === 'invalid_input';
  return (
    <Page>
      {isGone ? (
        <Gone />
      ) : (
        <Answered answer={answer} bones={<Bones />}>
          {(card) => <Shown card={card} />}
        </Answered>
      )}
    </Page>
  );
};
