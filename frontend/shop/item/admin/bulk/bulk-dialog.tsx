import { maxBulkLines } from '@maru/contracts/kernel/bulk';
import type { BulkKind, BulkLineOf } from '@maru/contracts/site/bulk/bulk.kinds';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../../design/form-dialog.tsx';
import { number } from '../../../../format/number.ts';
import { useBulk } from '../../../../kernel/bulk/use-bulk.ts';
import { type Change, ChangeList } from './change-list.tsx';

interface BulkDialogProps<K extends BulkKind> {
  readonly kind: K;
  readonly title: string;
  /** What is changed: 옵션, 상품. */
  readonly what: string;
  /** Undefined until enough is filled in to say what would be. */
  readonly changes: readonly Change<BulkLineOf<K>>[] | undefined;
  /** Whether it was started. */
  readonly onClose: (started: boolean) => void;
  readonly children: ReactNode;
}

type Changes = readonly Change<unknown>[];
const linesIn = <Line,>(changes: readonly Change<Line>[]) =>
  changes.flatMap(({ line, problem }) => (line === null || problem ? [] : [line]));

/** Why nothing is begun; undefined where it may be. */
const refusalOf = (changes: Changes, what: string): string | undefined => {
  const wrong = changes.filter(({ problem }) => problem).length;
  if (wrong > 0) return `${what} ${number(wrong)}개는 이렇게 바꿀 수 없어요. 값을 다시 정하거나 선택에서 빼 주세요.`;
  const lines = linesIn(changes).length;
  if (lines === 0) return `바뀌는 ${what}이 없어요.`;
  return lines > maxBulkLines
    ? `${what} ${number(lines)}개는 한 번에 바꿀 수 없어요. ${number(maxBulkLines)}개까지 돼요.`
    : undefined;
};

const Sum = ({ changes, what }: { readonly changes: Changes; readonly what: string }) => {
  const refusal = refusalOf(changes, what);
  const lines = linesIn(changes).length;
  const same = changes.length - lines;
  return refusal === undefined ? (
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {`${what} ${number(lines)}개가 바뀌어요.${same > 0 ? ` ${number(same)}개는 그대로예요.` : ''}`}
    </Typography>
  ) : (
    <Alert severity={lines === 0 ? 'info' : 'error'}>{refusal}</Alert>
  );
};

/** One value of many things: what each would become before anything is begun, and the start of it. */
export const BulkDialog = <K extends BulkKind>({
  kind,
  title,
  what,
  changes,
  onClose,
  children,
}: BulkDialogProps<K>) => {
  const { start, busy } = useBulk();
  const lines = linesIn(changes ?? []);
  const ready = changes !== undefined && refusalOf(changes, what) === undefined;
  const submit = async () => {
    if (ready && (await start(kind, lines))) onClose(true);
  };
  return (
    <FormDialog
      title={title}
      confirm={ready ? `${number(lines.length)}개 바꾸기` : '바꾸기'}
      complete={ready}
      busy={busy}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <Stack sx={{ gap: 2 }}>
        {children}
        {changes ? (
          <>
            <Sum changes={changes} what={what} />
            <ChangeList changes={changes} />
          </>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
