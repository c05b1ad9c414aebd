import { maxSynonyms, type SynonymGroup, synonyms } from '@maru/contracts/shop/synonym/synonym.fields';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSaveSynonymsMutation } from './synonym.api.ts';

const wordsOf = (typed: string) =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export interface SynonymDialogProps {
  /** Undefined for a new one. */
  readonly group: SynonymGroup | undefined;
  readonly revision: number;
  readonly onClose: () => void;
}

/** The words of one group, with commas between them. */
export const SynonymDialog = ({ group, revision, onClose }: SynonymDialogProps) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(group?.words.join(', ') ?? '');
  const [problem, setProblem] = useState<string>();
  const [save, { isLoading }] = useSaveSynonymsMutation();
  const submit = async () => {
    const words = synonyms.safeParse(wordsOf(typed));
    if (!words.success) return setProblem(`서로 다른 말을 두 개에서 ${maxSynonyms}개까지, 쉼표로 나눠 적어 주세요.`);
    const { error } = await save({ ...(group && { id: group.id }), words: words.data, revision });
    if (error) return setProblem(error.message);
    dispatch(snackbarShown('저장했어요. 지금부터 서로의 상품까지 찾아요.'));
    onClose();
  };
  return (
    <FormDialog
      title={group ? '같은 뜻 수정' : '같은 뜻 추가'}
      confirm="저장"
      complete={typed.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={2}
        label="같은 뜻인 말"
        placeholder="애드인, 플러그인, add-in"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ?? '쉼표로 나눠 적어 주세요. 대소문자와 띄어쓰기는 가리지 않아요.'}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
    </FormDialog>
  );
};
