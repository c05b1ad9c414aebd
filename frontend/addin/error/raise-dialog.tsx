import type { AddinError } from '@maru/contracts/addin/error/error.views';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useIssueProjectsQuery, useRaiseIssueMutation } from './addin-error.api.ts';
import { issueDraftOf } from './error-words.ts';
import { useErrorChange } from './use-error-change.ts';

interface RaiseDialogProps {
  readonly error: AddinError;
  readonly onClose: () => void;
}

type Draft = ReturnType<typeof issueDraftOf>;
interface DraftFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}
const DraftFields = ({ draft, onChange }: DraftFieldsProps) => (
  <>
    <TextField
      label="제목"
      value={draft.title}
      onChange={({ target }) => onChange({ ...draft, title: target.value })}
      slotProps={{ htmlInput: { maxLength: 160 } }}
    />
    <TextField
      multiline
      minRows={5}
      maxRows={12}
      label="내용"
      value={draft.text}
      onChange={({ target }) => onChange({ ...draft, text: target.value })}
      slotProps={{ htmlInput: { maxLength: 10_000 } }}
    />
  </>
);

interface ProjectSelectProps {
  /** Undefined until they are loaded. */
  readonly projects: readonly Project[] | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}
const ProjectSelect = ({ projects, value, onChange }: ProjectSelectProps) => (
  <>
    {projects?.length === 0 ? (
      <Typography role="alert">진행 중인 프로젝트가 없어요. 먼저 프로젝트를 만들어 주세요.</Typography>
    ) : null}
    <TextField
      select
      label="프로젝트"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {(projects ?? []).map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </TextField>
  </>
);

/** Raises an issue and links an error to it; answers whether both were done. */
const useRaise = ({ id }: AddinError) => {
  const [raise, { isLoading }] = useRaiseIssueMutation();
  const { change, busy } = useErrorChange();
  const run = async (prj_id: string, draft: Draft): Promise<boolean> => {
    const { data } = await raise({ prj_id, ...draft });
    if (!data) return false;
    return change({ id, path: 'issue', body: { issue: { prj_id, id: data.id } } }, '이슈를 만들고 연결했어요.');
  };
  return { run, busy: isLoading || busy };
};

/** Raises an issue about an error in a project, and links the two. */
export const RaiseDialog = ({ error, onClose }: RaiseDialogProps) => {
  const { data } = useIssueProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(() => issueDraftOf(error));
  const { run, busy } = useRaise(error);
  const prj_id = chosen ?? data?.list[0]?.id ?? '';
  const submit = async () => {
    if (await run(prj_id, draft)) onClose();
  };
  return (
    <FormDialog
      title="이슈 만들기"
      confirm="만들기"
      complete={prj_id !== '' && draft.title.trim() !== ''}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ProjectSelect projects={data?.list} value={prj_id} onChange={setChosen} />
        <DraftFields draft={draft} onChange={setDraft} />
      </Stack>
    </FormDialog>
  );
};
