import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { ProgressBar } from '../../../../design/progress-bar.tsx';
import { descriptionLook } from '../../description-look.ts';
import { descriptionExtensions } from './extensions.ts';
import { documentOf } from './from-markdown.ts';
import { DescriptionToolbar } from './description-toolbar.tsx';
import { markdownOf } from './to-markdown.ts';
import { usePictures } from './use-pictures.ts';

export interface DescriptionEditorProps {
  readonly label: string;
  /** Markdown. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly hint: string;
}

const place = {
  ...descriptionLook,
  minHeight: 260,
  maxHeight: '70dvh',
  overflowY: 'auto',
  px: { xs: 2, sm: 3 },
  py: 2,
  '& > .tiptap': { outline: 'none !important', minHeight: 228, whiteSpace: 'break-spaces', overflowWrap: 'anywhere' },
  '& .tiptap > :first-of-type': { mt: 0 },
  // The page sets its titles one step lower, below its own.
  '& h1': { ...descriptionLook['& h2'], lineHeight: 1.4 },
  '& h2': { ...descriptionLook['& h3'], lineHeight: 1.4 },
  '& h3': { ...descriptionLook['& h4'], lineHeight: 1.4 },
  '& li > p': { my: 0 },
  '& .tableWrapper': { my: 2.5, overflowX: 'auto' },
  '& .selectedCell': { bgcolor: 'tones.blue.soft' },
  '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '& .ProseMirror-gapcursor': { position: 'relative', borderTop: '1px solid' },
  '& .foreign-picture': { px: 1, borderRadius: '6px', bgcolor: 'surface.sunken', color: 'text.secondary' },
} as const;

/**
 * An editor that holds a text. What it was opened with is handed back as it is once all changes are undone: only what
 * somebody changes is written anew.
 */
const useDescription = ({ value, onChange }: Pick<DescriptionEditorProps, 'value' | 'onChange'>) => {
  const [content] = useState(() => documentOf(value));
  const opened = useRef({ text: value, anew: markdownOf(content) });
  const written = useRef(value);
  const editor = useEditor({ extensions: descriptionExtensions, content });
  useEffect(() => {
    const write = () => {
      const { text, anew } = opened.current;
      const now = markdownOf(editor.getJSON());
      written.current = now === anew ? text : now;
      onChange(written.current);
    };
    editor.on('update', write);
    return () => void editor.off('update', write);
  }, [editor, onChange]);
  useEffect(() => {
    if (value === written.current) return;
    const document = documentOf(value);
    opened.current = { text: value, anew: markdownOf(document) };
    written.current = value;
    editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, value]);
  return editor;
};

interface Named {
  readonly label: string;
  readonly help: string;
  readonly wrong: boolean;
}
/** The editor makes its element itself; this says what a field says of itself. */
const useAttributes = (editor: Editor, { label, help, wrong }: Named, onLeave: () => void) => {
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': help,
          'aria-invalid': String(wrong),
        },
        handleKeyDown: (_, { key }) => {
          if (key === 'Escape') onLeave();
          return key === 'Escape';
        },
      },
    });
  }, [editor, label, help, wrong, onLeave]);
};

/** Writes a description in blocks; what is stored is Markdown. */
export const DescriptionEditor = ({ label, value, onChange, error, hint }: DescriptionEditorProps) => {
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const leave = useCallback(
    () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    [],
  );
  const editor = useDescription({ value, onChange });
  const { percent, refusal, cancel, insert } = usePictures(editor);
  useAttributes(editor, { label, help, wrong: error !== undefined }, leave);
  return (
    <div>
      <Box aria-hidden sx={{ mb: 0.75, fontSize: 14, fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        ref={frame}
        sx={{
          border: '1px solid',
          borderColor: error ? 'error.main' : 'surface.outline',
          borderRadius: '10px',
          overflow: 'clip',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: '0 0 0 1px var(--maru-palette-primary-main)' },
        }}
      >
        <DescriptionToolbar editor={editor} onPictures={insert} />
        {percent === undefined ? null : <ProgressBar percent={percent} label="사진 올리는 중" onCancel={cancel} />}
        <Box component={EditorContent} editor={editor} sx={place} />
      </Box>
      <FormHelperText id={help} error={error !== undefined || refusal !== undefined}>
        {error ?? refusal ?? hint}
      </FormHelperText>
    </div>
  );
};
