import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from './sessions.api.ts';

const EndOthers = () => {
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const dispatch = useDispatch();
  const confirm = async () => {
    const { data } = await end();
    setAsking(false);
    if (data) dispatch(snackbarShown(`다른 기기 ${data.ended}곳에서 로그아웃했어요.`));
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => setAsking(true)}
        sx={{ mt: 1.5, alignSelf: { sm: 'flex-start' } }}
      >
        다른 기기 모두 로그아웃
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        title="다른 기기에서 모두 로그아웃할까요?"
        text="이 기기는 그대로예요. 다른 기기에서는 다시 로그인해야 해요."
        confirm="모두 로그아웃"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** Where one is logged in, this device first. */
export const SessionList = () => {
  const { data, error, refetch } = useMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading, originalArgs }] = useEndSessionMutation();
  const dispatch = useDispatch();
  const endOne = async (id: string) => {
    if ((await end(id)).data) dispatch(snackbarShown('그 기기에서 로그아웃했어요.'));
  };
  if (error && !data)
    return <ErrorState text={isProblem(error) ? problemText(error) : undefined} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} height={72} avatar />;
  const sorted = data.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Stack>
      <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {sorted.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={isLoading && originalArgs === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </Stack>
      {data.length > 1 ? <EndOthers /> : null}
    </Stack>
  );
};
