import type { Verification } from '@maru/contracts/site/verification/verification.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FactList } from '../../design/fact-list.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { useVerificationQuery, useVerifyLogMutation } from './verification.api.ts';

const Seal = ({ seal }: Pick<Verification, 'seal'>) => (
  <SectionCard
    title="봉인"
    text="기록을 1,000건마다, 또는 한 시간마다 서명해 둬요. 그 뒤로 바뀌거나 잘려 나간 기록은 검증에서 드러나요."
  >
    {seal === null ? (
      <Typography sx={{ mt: 1.5 }}>아직 봉인한 기록이 없어요.</Typography>
    ) : (
      <FactList
        facts={[
          { label: '마지막 봉인', value: seal.at === null ? '알 수 없음' : <RelativeTime at={seal.at} /> },
          { label: '봉인한 기록', value: `처음부터 ${number(seal.count)}건` },
          { label: '서명 키', value: seal.key ?? '서명 없음' },
        ]}
      />
    )}
  </SectionCard>
);

const Last = ({ last }: { readonly last: NonNullable<Verification['last']> }) => {
  const isGood = last.bad === last.foreign;
  return (
    <Box sx={{ mt: 2 }}>
      <ToneChip tone={isGood ? 'green' : 'red'} label={isGood ? '이상 없음' : `이상한 기록 ${number(last.bad)}건`} />
      <FactList
        facts={[
          { label: '마지막 검증', value: <RelativeTime at={last.at} /> },
          { label: '누가', value: last.by ?? '알 수 없음' },
          { label: '읽은 기록', value: `${number(last.streams)}묶음, ${number(last.events)}건` },
          { label: '봉인된 기록', value: `${number(last.sealed)}건` },
          ...(last.foreign > 0 ? [{ label: '남이 쓴 기록', value: `${number(last.foreign)}건` }] : []),
        ]}
      />
      {last.named.length > 0 ? (
        <Box component="ul" aria-label="이상한 기록" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {last.named.map(({ stream, revision, position, fault }) => (
            <li key={`${position} ${fault}`}>
              {`${stream} · 개정 번호 ${number(revision)} · 위치 ${number(position)} · ${fault}`}
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
};

const Check = ({ running, last }: Verification) => {
  const [verify, { isLoading }] = useVerifyLogMutation();
  return (
    <SectionCard
      title="기록 검증"
      text="모든 기록의 해시와 봉인을 처음부터 확인해요. 그동안에도 서비스는 그대로 쓸 수 있어요."
    >
      {running ? (
        <Box sx={{ mt: 2 }}>
          <ProgressBar label={`${running.by ?? '누군가'} 님이 시작한 검증`} percent={running.ratio * 100} />
        </Box>
      ) : (
        <Button variant="contained" loading={isLoading} sx={{ mt: 2, minHeight: 44 }} onClick={() => void verify()}>
          지금 검증
        </Button>
      )}
      {last ? <Last last={last} /> : null}
    </SectionCard>
  );
};

/** What proves that nothing was changed unseen: the newest seal, and checks of the whole log. */
export const VerificationCard = () => {
  const [calm, busy] = [usePolling(5_000), usePolling(1_000)];
  const { data } = useVerificationQuery();
  const answer = useVerificationQuery(undefined, data?.running ? busy : calm);
  return (
    <Answered answer={answer}>
      {(found) => (
        <>
          <Check {...found} />
          <Seal seal={found.seal} />
        </>
      )}
    </Answered>
  );
};
