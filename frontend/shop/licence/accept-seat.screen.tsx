import type { SeatInvitation } from '@maru/contracts/shop/licence/licence.views';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import VpnKeyRounded from '@mui/icons-material/VpnKeyRounded';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { type Failure, problemText } from '../../kernel/http/problem.ts';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useInvitationQuery, useTakeSeatMutation } from './licence.api.ts';

const toLicences = (
  <Button component={Link} to="/my" variant="outlined" color="inherit" size="large">
    내 정보 보기
  </Button>
);

const Ended = ({ text }: { readonly text: string }) => (
  <Outcome tone="amber" icon={<LinkOffRounded />} title="받을 수 없는 초대예요" text={text}>
    {toLicences}
  </Outcome>
);
const ended = (failure: Failure) => (failure.status === 410 ? <Ended text={problemText(failure)} /> : undefined);

interface OfferProps {
  readonly invitation: SeatInvitation;
  readonly info: string;
}
const Offer = ({ invitation: { owner, name, option, until }, info }: OfferProps) => {
  const [take, { isLoading }] = useTakeSeatMutation();
  const [dispatch, navigate] = [useDispatch(), useNavigate()];
  const accept = async () => {
    if ((await take(info)).error) return;
    dispatch(snackbarShown('라이선스를 받았어요. 키는 내 라이선스에서 볼 수 있어요.'));
    await navigate('/my', { replace: true });
  };
  return (
    <Outcome
      tone="blue"
      icon={<VpnKeyRounded />}
      title={`${owner} 님이 라이선스를 나눠 주었어요`}
      text={[name, option].filter((part) => part).join(' · ')}
      foot={`${longDate(until)}까지 받을 수 있어요. 받으면 ${owner} 님에게 내 이름이 보여요.`}
    >
      <Button variant="contained" size="large" loading={isLoading} onClick={() => void accept()}>
        초대 받기
      </Button>
    </Outcome>
  );
};

const Invitation = ({ info }: { readonly info: string }) => (
  <Answered answer={useInvitationQuery(info)} failed={ended}>
    {(invitation) => <Offer invitation={invitation} info={info} />}
  </Answered>
);

/** `/licence/accept`: where the link of an invitation leads. */
export const AcceptSeatScreen = () => {
  usePageTitle('라이선스 초대');
  const [query] = useSearchParams();
  const info = query.get('info') ?? '';
  const isLoggedIn = useLoggedIn();
  if (info === '') return <Ended text="메일에 있는 초대 링크를 다시 눌러 주세요." />;
  if (isLoggedIn) return <Invitation info={info} />;
  return (
    <Outcome
      tone="blue"
      icon={<VpnKeyRounded />}
      title="라이선스 초대가 왔어요"
      text="로그인하면 누가 보낸 초대인지 보고 받을 수 있어요."
    >
      <Button
        component={Link}
        to={loginPath(`/licence/accept?info=${encodeURIComponent(info)}`)}
        variant="contained"
        size="large"
      >
        로그인하고 받기
      </Button>
      <Button component={Link} to="/signup" size="large" color="inherit">
        처음이라면 가입하기
      </Button>
    </Outcome>
  );
};
