import { type ConfigPart, configParts } from '@maru/contracts/site/config/config-history';
import type { ConfigHistoryRow } from '@maru/contracts/site/config/config-history.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { PlainSelect } from '../../design/plain-select.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useConfigHistoryQuery, useUndoConfigMutation } from './config.api.ts';
import { HistoryRow } from './history-row.tsx';
import { partWords } from './history-words.ts';

const isPart = (value: string | null): value is ConfigPart => configParts.some((part) => part === value);
const choices = [['', '모든 설정'], ...configParts.map((part) => [part, partWords[part]] as const)] as const;

const useUndo = (revision: number) => {
  const dispatch = useDispatch();
  const [undo, { isLoading }] = useUndoConfigMutation();
  const run = async (row: ConfigHistoryRow) => {
    const { error } = await undo({ fields: { revision: row.revision }, revision });
    if (!error) dispatch(snackbarShown('앞의 값으로 되돌렸어요.'));
  };
  return { run, isLoading };
};

interface PageProps {
  readonly part: ConfigPart | undefined;
  readonly before: number | undefined;
  /** Of the newest change that is shown: what came since is not undone unseen. */
  readonly onUndo: (row: ConfigHistoryRow, revision: number) => void;
}
/** Twenty changes, and those before them once they are asked for. */
const HistoryPage = ({ part, before, onUndo }: PageProps) => {
  const [hasMore, setMore] = useState(false);
  const answer = useConfigHistoryQuery({ part, before }, { refetchOnMountOrArgChange: true });
  return (
    <Answered answer={answer}>
      {({ list, next, revision }) =>
        list.length === 0 ? (
          <EmptyState title="아직 바꾼 설정이 없어요" text="설정을 바꾸면 누가 언제 무엇을 바꿨는지 여기에 남아요." />
        ) : (
          <>
            {list.map((row) => (
              <HistoryRow key={row.revision} row={row} onUndo={() => onUndo(row, revision)} />
            ))}
            {next !== null && !hasMore ? (
              <Box component="li" sx={{ pt: 1 }}>
                <Button onClick={() => setMore(true)}>더 보기</Button>
              </Box>
            ) : null}
            {next !== null && hasMore ? <HistoryPage part={part} before={next} onUndo={onUndo} /> : null}
          </>
        )
      }
    </Answered>
  );
};

/** Who changed which value of the settings when, and from what to what. */
export const HistorySection = () => {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly row: ConfigHistoryRow; readonly revision: number }>();
  const { run, isLoading } = useUndo(asked?.revision ?? -1);
  const wanted = search.get('part');
  const part = isPart(wanted) ? wanted : undefined;
  const close = () => setAsked(undefined);
  return (
    <SectionCard title="변경 기록" text="설정을 누가 언제 어떤 값에서 어떤 값으로 바꿨는지 보고, 되돌릴 수 있어요.">
      <Box sx={{ mt: 2 }}>
        <PlainSelect
          label="설정 고르기"
          value={part ?? ''}
          options={choices}
          onChange={(value) => setSearch(value ? { part: value } : {}, { replace: true })}
        />
      </Box>
      <Box component="ul" aria-label="변경 기록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        <HistoryPage
          key={part ?? 'all'}
          part={part}
          before={undefined}
          onUndo={(row, at) => setAsked({ row, revision: at })}
        />
      </Box>
      {asked ? (
        <ConfirmDialog
          open
          title={`${partWords[asked.row.part]} 변경을 되돌릴까요?`}
          text="이 변경으로 바뀐 값만 앞의 값으로 바뀌어요. 되돌린 것도 기록에 남아요."
          confirm="되돌리기"
          busy={isLoading}
          onClose={close}
          onConfirm={() => void run(asked.row).then(close)}
        />
      ) : null}
    </SectionCard>
  );
};
