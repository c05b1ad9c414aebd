import type { BulkKind } from '@maru/contracts/site/bulk/bulk.kinds';
import type { RowKind } from '@maru/contracts/site/bulk/rows.routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { number } from '../../format/number.ts';
import { FileDrop } from './file-drop.tsx';
import { RowsTable, type RowTexts } from './rows-table.tsx';
import { useBulk } from './use-bulk.ts';
import { type RowsFile, useRowsFile } from './use-rows-file.ts';

interface RowsDialogProps {
  readonly kind: RowKind & BulkKind;
  readonly title: string;
  readonly text: string;
  /** The verb of the button, before how many it is for. */
  readonly verb: string;
  readonly texts: RowTexts;
  /** Stands for the column that most rows share. */
  readonly usual?: string | undefined;
  /** The button that takes out what is to be filled in: 양식 받기 unless it is another. */
  readonly template?: string;
  readonly onTemplate: () => void;
  readonly onClose: () => void;
  /** Fields that belong to the file. */
  readonly children?: ReactNode;
}

interface FindingsProps {
  readonly found: RowsFile;
  readonly texts: RowTexts;
}
const Findings = ({ found: { busy, problem, checked, file }, texts }: FindingsProps) => {
  if (busy) return <LinearProgress aria-label="파일을 확인하고 있어요" />;
  if (problem !== undefined) return <Alert severity="error">{problem}</Alert>;
  if (!checked) return null;
  if (checked.rows.length === 0) return <Alert severity="info">파일에 행이 없어요.</Alert>;
  return <RowsTable key={file?.name} rows={checked.rows} texts={texts} />;
};

/** A file of rows, what would be done for each of them, and only then the start of it. */
export const RowsDialog = ({
  kind,
  title,
  text,
  verb,
  texts,
  usual,
  template = '양식 받기',
  onTemplate,
  onClose,
  children,
}: RowsDialogProps) => {
  const found = useRowsFile(kind, usual);
  const { start, busy: starting } = useBulk();
  const lines = (found.checked?.rows ?? []).flatMap(({ line }) => line ?? []);
  const submit = async () => {
    // The server has made these lines for this kind.
    if (await start(kind, lines as never)) onClose();
  };
  return (
    <FormDialog
      title={title}
      confirm={lines.length > 0 ? `${number(lines.length)}건 ${verb}` : verb}
      complete={lines.length > 0}
      busy={starting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
          <Button onClick={onTemplate} sx={{ flexShrink: 0 }}>
            {template}
          </Button>
        </Stack>
        {children}
        <FileDrop
          label={found.file?.name ?? '파일 고르기'}
          text="엑셀(xlsx)이나 CSV 파일을 끌어다 놓아도 돼요. 2,000행까지 돼요."
          accept=".csv,.xlsx,.tsv,.txt"
          onFile={found.choose}
        />
        <Findings found={found} texts={texts} />
      </Stack>
    </FormDialog>
  );
};
