import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ElementType, type KeyboardEvent, useRef, useState } from 'react';
import { acceptedTypes } from '../../../../design/image-choice.ts';
import { linkIcon, pictureIcon, tools } from './commands.ts';
import { ContextRow } from './context-row.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ElementType;
  readonly pressed?: boolean | undefined;
  readonly first?: boolean;
  readonly onClick: () => void;
}

const ToolButton = ({ label, icon: Icon, pressed, first = false, onClick }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label.replace(/ \(.*/, '')}
      aria-pressed={pressed}
      tabIndex={first ? 0 : -1}
      // The text keeps its selection while a button is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      sx={{
        width: { xs: 44, sm: 40 },
        height: { xs: 44, sm: 40 },
        borderRadius: '8px',
        color: 'text.primary',
        '&[aria-pressed=true]': { bgcolor: 'tones.blue.soft', color: 'tones.blue.text' },
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
);

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** One stop for the tabulator; arrows move within. */
const moveWithin = (event: KeyboardEvent<HTMLElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const next = steps[event.key]?.(at, buttons.length);
  if (next === undefined || at < 0) return;
  event.preventDefault();
  for (const [place, button] of buttons.entries()) button.tabIndex = place === next ? 0 : -1;
  buttons[next]?.focus();
};

const PictureButton = ({ onPictures }: { onPictures: (files: readonly File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label="사진 넣기" icon={pictureIcon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedTypes.join(',')}
        aria-label="설명에 넣을 사진"
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};

export interface DescriptionToolbarProps {
  readonly editor: Editor;
  readonly onPictures: (files: readonly File[]) => void;
}

export const DescriptionToolbar = ({ editor, onPictures }: DescriptionToolbarProps) => {
  const [link, setLink] = useState<string>();
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map((group) => group.map(({ shows }) => shows?.(now))),
      link: now.isActive('link'),
    }),
  });
  return (
    <Box sx={{ bgcolor: 'surface.sunken', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box
        role="toolbar"
        aria-label="설명 서식"
        onKeyDown={moveWithin}
        sx={{
          display: 'flex',
          flexWrap: { sm: 'wrap' },
          columnGap: 1,
          p: 0.5,
          overflowX: 'auto',
          '& > *': { flexShrink: 0 },
        }}
      >
        <Box sx={{ display: 'flex' }}>
          <PictureButton onPictures={onPictures} />
          <ToolButton
            label="링크"
            icon={linkIcon}
            pressed={shown.link}
            onClick={() => setLink(String(editor.getAttributes('link')['href'] ?? ''))}
          />
        </Box>
        {tools.map((group, place) => (
          <Box key={group[0]?.label} sx={{ display: 'flex' }}>
            {group.map(({ label, icon, run }, at) => (
              <ToolButton
                key={label}
                label={label}
                icon={icon}
                first={place + at === 0}
                pressed={shown.tools[place]?.[at]}
                onClick={() => run(editor.chain().focus()).run()}
              />
            ))}
          </Box>
        ))}
      </Box>
      <ContextRow editor={editor} />
      {link === undefined ? null : <LinkDialog editor={editor} href={link} onClose={() => setLink(undefined)} />}
    </Box>
  );
};
