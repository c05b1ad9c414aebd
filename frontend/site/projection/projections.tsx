import Box from '@mui/material/Box';
import { EmptyState } from '../../design/empty-state.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { type ProjectionList, useProjectionsQuery, useRebuildViewMutation } from './projection.api.ts';
import { columns, ProjectionRow } from './projection-row.tsx';
import { inOrder, isRebuilding } from './projection-words.ts';
import { viewName } from './view-name.public.ts';

const names = ['이름', '상태', '버전', '위치', '담당', ''];

const Header = () => (
  <Box
    aria-hidden
    sx={{ ...columns, display: { xs: 'none', md: 'grid' }, pb: 1, fontSize: 13, color: 'text.secondary' }}
  >
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </Box>
);

const Rows = ({ head, list }: ProjectionList) => {
  const [rebuild] = useRebuildViewMutation();
  const { ask, question } = useConfirmed<string>({
    title: (view) => `‘${viewName(view)}’ 자료를 다시 만들까요?`,
    text: '기록을 처음부터 읽어 새로 만들어요. 그동안에도 지금 자료가 그대로 보이고, 다 되면 바뀌어요.',
    confirm: '다시 만들기',
    run: (view) => rebuild(view),
    done: '다시 만들기를 시작해요.',
  });
  if (list.length === 0) return <EmptyState title="아직 화면 자료가 없어요" text="서버가 만들면 여기에 보여요." />;
  return (
    <SectionCard
      title={`화면 자료 ${number(list.length)}개`}
      text={`기록은 위치 ${number(head)}까지 있어요. 화면은 이 자료만 읽고, 자료는 언제든 기록에서 다시 만들 수 있어요.`}
    >
      <Box sx={{ mt: 2 }}>
        <Header />
        <Box component="ul" aria-label="화면 자료" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {inOrder(list).map((row) => (
            <ProjectionRow key={row.view} row={row} onRebuild={ask} />
          ))}
        </Box>
      </Box>
      {question}
    </SectionCard>
  );
};

const isBusy = ({ list }: ProjectionList) => list.some((row) => isRebuilding(row) || row.building.length > 0);

/** Every view, how far it is, and what is being built; asked for oftener while something is. */
export const Projections = () => {
  const [calm, busy] = [usePolling(5_000), usePolling(1_000)];
  const { data } = useProjectionsQuery();
  const answer = useProjectionsQuery(undefined, data && isBusy(data) ? busy : calm);
  return <Answered answer={answer}>{(found) => <Rows {...found} />}</Answered>;
};
