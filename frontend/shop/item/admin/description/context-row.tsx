import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { tableTools } from './commands.ts';

const row = { gap: 0.5, p: 0.75, flexWrap: 'wrap', borderTop: '1px solid', borderColor: 'divider' } as const;

/** A changed picture is another one to the editor: it is chosen again. */
const describe = (editor: Editor, alt: string) =>
  editor.chain().updateAttributes('image', { alt }).setNodeSelection(editor.state.selection.from).run();

/** What belongs to the picture or the table in which the cursor stands. */
export const ContextRow = ({ editor }: { editor: Editor }) => {
  const { alt, isTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      alt: now.isActive('image') ? String(now.getAttributes('image')['alt'] ?? '') : undefined,
      isTable: now.isActive('table'),
    }),
  });
  if (alt !== undefined)
    return (
      <Stack direction="row" role="group" aria-label="고른 사진" sx={{ ...row, gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label="사진 설명"
          placeholder="사진을 볼 수 없는 사람에게 읽어 드려요."
          value={alt}
          onChange={({ target }) => describe(editor, target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            editor.commands.focus();
          }}
          sx={{ flex: '1 1 220px', bgcolor: 'background.paper' }}
        />
        <Button size="small" color="inherit" onClick={() => editor.chain().focus().deleteSelection().run()}>
          사진 빼기
        </Button>
      </Stack>
    );
  if (!isTable) return null;
  return (
    <Stack direction="row" role="group" aria-label="표 편집" sx={row}>
      {tableTools.map(([label, run]) => (
        <Button key={label} size="small" color="inherit" onClick={() => run(editor.chain().focus()).run()}>
          {label}
        </Button>
      ))}
    </Stack>
  );
};
