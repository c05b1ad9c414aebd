import type { ProcessRow } from '@maru/contracts/site/health/health.views';
import Box from '@mui/material/Box';
import { EmptyState } from '../../design/empty-state.tsx';
import { FactList } from '../../design/fact-list.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { localTime } from '../../format/format.ts';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { type HealthInfo, useHealthQuery } from './health.api.ts';
import { engineName, freeText, lasting, servicesText, sizeText } from './health-words.ts';
import { HealthRow, rowsLook } from './rows.tsx';

const Build = ({ build }: Pick<ProcessRow, 'build'>) =>
  build === null ? '빌드 정보 없음' : `빌드 ${build.commit ?? build.stamp} (${localTime(build.at)})`;

const Process = ({ row, now }: { readonly row: ProcessRow; readonly now: number }) => (
  <HealthRow
    title={row.name}
    beside={
      <>
        <ToneChip size="small" tone={row.away ? 'red' : 'green'} label={row.away ? '응답 없음' : '실행 중'} />
        <span>{servicesText(row)}</span>
      </>
    }
    text={
      <>
        {`${lasting(Math.max(0, now - row.started))} 동안 실행 · 메모리 ${sizeText(row.memory)} · Node ${row.node} · `}
        <Build build={row.build} />
        {row.away ? (
          <>
            {' · 마지막 소식 '}
            <RelativeTime at={row.at} />
          </>
        ) : null}
      </>
    }
  />
);

/** The slowest and the worst of what processes that run have met. */
const enginesOf = (processes: readonly ProcessRow[]) => {
  const all = processes.filter(({ away }) => !away).flatMap(({ checks }) => checks);
  return [...new Set(all.map(({ engine }) => engine))].map((engine) => {
    const checks = all.filter((one) => one.engine === engine);
    return { engine, failed: checks.filter(({ ok }) => !ok).length, ms: Math.max(...checks.map(({ ms }) => ms)) };
  });
};

const Engines = ({ processes }: Pick<HealthInfo, 'processes'>) => (
  <SectionCard title="저장소와 연결" text="서버가 10초마다 물어본 결과예요.">
    <Box component="ul" aria-label="저장소와 연결" sx={rowsLook}>
      {enginesOf(processes).map(({ engine, failed, ms }) => (
        <HealthRow
          key={engine}
          title={engineName(engine)}
          beside={
            <ToneChip
              size="small"
              tone={failed > 0 ? 'red' : 'green'}
              label={failed > 0 ? `서버 ${number(failed)}곳에서 응답 없음` : '정상'}
            />
          }
          text={`가장 늦은 답 ${number(ms)}ms`}
        />
      ))}
    </Box>
  </SectionCard>
);

const Storage = ({ storage }: Pick<ProcessRow, 'storage'>) => (
  <SectionCard title="저장 공간">
    <FactList
      facts={[
        { label: '남은 공간', value: freeText(storage), strong: true },
        { label: '기록', value: sizeText(storage.log) },
        { label: '화면 자료', value: sizeText(storage.views) },
      ]}
    />
  </SectionCard>
);

const Parts = ({ processes, now }: HealthInfo) => {
  const newest = processes.toSorted((a, b) => b.at - a.at)[0];
  if (!newest) return <EmptyState title="아직 알려 온 서버가 없어요" text="서버는 10초마다 상태를 알려요." />;
  return (
    <>
      <SectionCard title={`서버 ${number(processes.length)}곳`}>
        <Box component="ul" aria-label="서버" sx={rowsLook}>
          {processes.map((row) => (
            <Process key={row.id} row={row} now={now} />
          ))}
        </Box>
      </SectionCard>
      <Engines processes={processes} />
      <Storage storage={newest.storage} />
    </>
  );
};

/** Which processes run, what they were built from, and how their engines answer. */
export const Servers = () => (
  <Answered answer={useHealthQuery(undefined, usePolling(5_000))}>{(info) => <Parts {...info} />}</Answered>
);
