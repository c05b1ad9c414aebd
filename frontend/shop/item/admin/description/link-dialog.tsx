import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FormDialog } from '../../../../design/form-dialog.tsx';
import { safeLink } from '../../description-rules.ts';

export interface LinkDialogProps {
  readonly editor: Editor;
  /** Where the link under the cursor leads; empty without one. */
  readonly href: string;
  readonly onClose: () => void;
}

/** As it is typed: without its beginning it is meant to be a page. */
const addressOf = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** Where the chosen words lead; without words the address stands there itself. */
export const LinkDialog = ({ editor, href, onClose }: LinkDialogProps) => {
  const [typed, setTyped] = useState(href);
  const [wrong, setWrong] = useState(false);
  const set = (url: string) => {
    const chain = editor.chain().focus();
    if (editor.isActive('link')) return chain.extendMarkRange('link').setLink({ href: url }).run();
    if (!editor.state.selection.empty) return chain.setLink({ href: url }).run();
    return chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
  };
  const submit = async () => {
    const url = addressOf(typed.trim());
    const good = typed.trim() !== '' && safeLink.test(url) && URL.canParse(url);
    setWrong(!good);
    if (!good) return;
    set(url);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <FormDialog title="링크" confirm={href ? '바꾸기' : '넣기'} busy={false} onSubmit={submit} onClose={onClose}>
      <TextField
        autoFocus
        label="주소"
        type="url"
        placeholder="https://"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong}
        helperText={wrong ? 'https://로 시작하는 주소나 메일 주소(mailto:)를 적어 주세요.' : '새 창에서 열려요.'}
      />
      {href ? (
        <Button color="error" onClick={remove} sx={{ mt: 1 }}>
          링크 없애기
        </Button>
      ) : null}
    </FormDialog>
  );
};
