import type { ParkedRow } from '@maru/contracts/site/fault/fault.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GiveUpDialog } from '../../design/give-up-dialog.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useGiveUpParkedMutation, useRetryParkedMutation } from './fault.api.ts';
import { FaultRow, Since } from './fault-row.tsx';
import { placeText } from './fault-words.ts';

interface ParkedProps {
  readonly view: string;
  readonly row: ParkedRow;
}

const Tries = ({ row: { tries, tried, kind } }: Pick<ParkedProps, 'row'>) =>
  tries === undefined || tried === undefined ? null : (
    <Typography variant="caption" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {`${number(tries)}번 시도 · 마지막 `}
      <RelativeTime at={tried} />
      {kind === undefined ? null : ` · ${kind}`}
    </Typography>
  );

const GivenUp = ({ row: { given_up } }: Pick<ParkedProps, 'row'>) =>
  given_up === null ? null : (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {`${given_up.reason} (${given_up.by ?? '알 수 없음'}, `}
      <RelativeTime at={given_up.at} />)
    </Typography>
  );

const GiveUp = ({ view, row, onClose }: ParkedProps & { readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [giveUp, { isLoading }] = useGiveUpParkedMutation();
  const { document, event } = row;
  return (
    <GiveUpDialog
      title="이 자료를 멈춘 채로 둘까요?"
      text="확인할 일에서 빠지고, 지금 모습 그대로 보여요. 나중에 다시 시도할 수 있어요."
      placeholder="예: 더는 쓰지 않는 자료예요"
      busy={isLoading}
      onClose={onClose}
      onGiveUp={async (reason) => {
        const { error } = await giveUp({ id: view, document, position: event.position, reason });
        if (error) return;
        onClose();
        dispatch(snackbarShown('포기한 것으로 적었어요.'));
      }}
    />
  );
};

const buttons = { display: 'flex', gap: 1, mt: 1, '& button': { minHeight: { xs: 44, md: 36 } } } as const;

/** A document that stands still: since when, at which event, how often it was tried; tried again or left as it is. */
export const ParkedDocumentRow = ({ view, row }: ParkedProps) => {
  const dispatch = useDispatch();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const [retry, { isLoading }] = useRetryParkedMutation();
  const { document, since, event, given_up } = row;
  const tryAgain = async () => {
    const { error } = await retry({ id: view, document });
    if (!error) dispatch(snackbarShown('다시 시도해요. 되면 목록에서 빠져요.'));
  };
  return (
    <FaultRow
      isNested
      title={document}
      beside={
        <>
          {given_up ? <ToneChip size="small" tone="grey" label="포기함" /> : null}
          <Since at={since} />
        </>
      }
      place={placeText(event)}
    >
      <GivenUp row={row} />
      <Tries row={row} />
      <Box sx={buttons}>
        <Button
          variant="outlined"
          size="small"
          loading={isLoading}
          aria-label={`${document} 다시 시도`}
          onClick={() => void tryAgain()}
        >
          다시 시도
        </Button>
        {given_up ? null : (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            aria-label={`${document} 포기`}
            onClick={() => setIsGivingUp(true)}
          >
            포기
          </Button>
        )}
      </Box>
      {isGivingUp ? <GiveUp view={view} row={row} onClose={() => setIsGivingUp(false)} /> : null}
    </FaultRow>
  );
};
