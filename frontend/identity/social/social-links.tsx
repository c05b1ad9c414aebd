import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { outcomeIn, socialWords } from './social-outcome.ts';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { KakaoSymbol } from './other-ways.public.tsx';
import { useLinkKakaoMutation, useSocialWaysQuery, useUnlinkSocialMutation } from './social.api.ts';

/** Says once how linking ended, and takes it out of the address. */
const useLinkOutcome = () => {
  const [query, setQuery] = useSearchParams();
  const dispatch = useDispatch();
  const outcome = outcomeIn(query);
  useEffect(() => {
    if (!outcome) return;
    dispatch(snackbarShown(socialWords[outcome].text));
    setQuery(
      (before) => {
        before.delete('social');
        return before;
      },
      { replace: true },
    );
  }, [outcome, dispatch, setQuery]);
};

type Account = Pick<MyAccount, 'social' | 'type'>;

const LinkButton = () => {
  const [link, { isLoading }] = useLinkKakaoMutation();
  const start = async () => {
    const { data } = await link();
    if (data) window.location.assign(data.url);
  };
  return (
    <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void start()}>
      연결하기
    </Button>
  );
};

const UnlinkButton = () => {
  const [unlink] = useUnlinkSocialMutation();
  const { ask, question } = useConfirmed({
    destructive: true,
    title: '카카오 연결을 해제할까요?',
    text: '카카오로는 더 이상 로그인할 수 없어요. 이메일과 비밀번호로 로그인해 주세요.',
    confirm: '연결 해제',
    run: () => unlink('kakao'),
    done: '카카오 연결을 해제했어요.',
  });
  return (
    <>
      <Button color="inherit" onClick={() => ask()} sx={{ color: 'text.secondary' }}>
        연결 해제
      </Button>
      {question}
    </>
  );
};

const Kakao = ({ account: { social, type } }: { account: Account }) => {
  const isLinked = social.includes('kakao');
  const isOnlyWay = isLinked && type === 'kakao';
  return (
    <Stack direction="row" sx={{ mt: 1.5, alignItems: 'center', gap: 1.75, minHeight: 64 }}>
      <Stack
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          flexShrink: 0,
          borderRadius: '50%',
          alignItems: 'center',
          justifyContent: 'center',
          bgcolor: '#FEE500',
        }}
      >
        <KakaoSymbol />
      </Stack>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>카카오</Typography>
          {isLinked ? <ToneChip tone="green" size="small" label="연결됨" /> : null}
        </Stack>
        {isOnlyWay ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            카카오로만 로그인하는 계정이라 연결을 해제할 수 없어요.
          </Typography>
        ) : null}
      </Stack>
      {isLinked ? null : <LinkButton />}
      {isLinked && !isOnlyWay ? <UnlinkButton /> : null}
    </Stack>
  );
};

export const SocialLinks = ({ account }: { account: Account }) => {
  const { data } = useSocialWaysQuery();
  useLinkOutcome();
  if (!data?.kakao && account.social.length === 0) return null;
  return (
    <SectionCard title="소셜 로그인" text="연결해 두면 비밀번호 없이 로그인할 수 있어요.">
      <Kakao account={account} />
    </SectionCard>
  );
};
