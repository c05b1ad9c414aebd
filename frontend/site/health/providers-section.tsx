import type { ProviderState } from '@maru/contracts/kernel/process-state.views';
import Box from '@mui/material/Box';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { type HealthInfo, useHealthQuery } from './health.api.ts';
import { HealthRow, rowsLook } from './rows.tsx';

const names: Readonly<Record<ProviderState['provider'], readonly [name: string, without: string]>> = {
  payments: ['결제 (토스페이먼츠)', '키가 없어 연습용 결제창으로 결제해요. 실제로 돈을 받지 않아요.'],
  mail: ['메일 서버', '메일이 파일로만 남고 아무에게도 가지 않아요.'],
  kakao: ['카카오 로그인', '로그인 화면에 카카오 버튼이 보이지 않아요.'],
  parcels: ['택배 조회', '배송 상태를 저절로 알아볼 수 없어요.'],
  seals: ['기록 봉인 보관', '봉인을 바깥에 따로 보내 두지 않아요.'],
};
const order = Object.keys(names) as readonly ProviderState['provider'][];

/** What any process that runs has said; nothing of a provider that none of them knows. */
const saidOf = (processes: HealthInfo['processes']) => {
  const said = processes.filter(({ away }) => !away).flatMap(({ providers = [] }) => providers);
  return order.flatMap((provider) => {
    const own = said.filter((one) => one.provider === provider);
    return own.length === 0 ? [] : [{ provider, set: own.every(({ set }) => set) }];
  });
};

/** Which services elsewhere can be used; their keys are set where the product runs, and are never shown. */
export const ProvidersSection = () => (
  <SectionCard title="외부 서비스" text="키는 서버의 환경에서만 정하고 화면에는 나오지 않아요. 정했는지만 보여 드려요.">
    <Answered answer={useHealthQuery(undefined, { refetchOnMountOrArgChange: true })}>
      {({ processes }) => (
        <Box component="ul" aria-label="외부 서비스" sx={rowsLook}>
          {saidOf(processes).map(({ provider, set }) => (
            <HealthRow
              key={provider}
              title={names[provider][0]}
              beside={<ToneChip size="small" tone={set ? 'green' : 'grey'} label={set ? '설정됨' : '설정 안 됨'} />}
              text={set ? '' : names[provider][1]}
            />
          ))}
        </Box>
      )}
    </Answered>
  </SectionCard>
);
