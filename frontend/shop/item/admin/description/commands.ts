import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import GridOnRounded from '@mui/icons-material/GridOnRounded';
import HorizontalRuleRounded from '@mui/icons-material/HorizontalRuleRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import TextFieldsRounded from '@mui/icons-material/TextFieldsRounded';
import TitleRounded from '@mui/icons-material/TitleRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ElementType } from 'react';

/** A button of the toolbar. `shows`: what it stands for is where the cursor is; absent for what is done once. */
export interface Tool {
  readonly label: string;
  readonly icon: ElementType;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  readonly shows?: (editor: Editor) => boolean;
}

/** Titles of the text: the first one belongs to the page. */
const title = (level: 2 | 3) => ({
  run: (chain: ChainedCommands) => chain.toggleHeading({ level }),
  shows: (editor: Editor) => editor.isActive('heading', { level }),
});
const named = (name: string) => ({ shows: (editor: Editor) => editor.isActive(name) });

export const tools: readonly (readonly Tool[])[] = [
  [
    { label: '큰 제목', icon: TitleRounded, ...title(2) },
    { label: '작은 제목', icon: TextFieldsRounded, ...title(3) },
  ],
  [
    { label: '굵게 (Ctrl+B)', icon: FormatBoldRounded, run: (chain) => chain.toggleBold(), ...named('bold') },
    { label: '기울임 (Ctrl+I)', icon: FormatItalicRounded, run: (chain) => chain.toggleItalic(), ...named('italic') },
  ],
  [
    {
      label: '글머리 목록',
      icon: FormatListBulletedRounded,
      run: (chain) => chain.toggleBulletList(),
      ...named('bulletList'),
    },
    {
      label: '번호 목록',
      icon: FormatListNumberedRounded,
      run: (chain) => chain.toggleOrderedList(),
      ...named('orderedList'),
    },
    { label: '인용', icon: FormatQuoteRounded, run: (chain) => chain.toggleBlockquote(), ...named('blockquote') },
  ],
  [
    { label: '표', icon: GridOnRounded, run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
    { label: '구분선', icon: HorizontalRuleRounded, run: (chain) => chain.setHorizontalRule() },
  ],
  [
    { label: '되돌리기 (Ctrl+Z)', icon: UndoRounded, run: (chain) => chain.undo() },
    { label: '다시 하기 (Ctrl+Y)', icon: RedoRounded, run: (chain) => chain.redo() },
  ],
];
export const pictureIcon = AddPhotoAlternateRounded;
export const linkIcon = LinkRounded;

/** What can be done to the table in which the cursor stands. */
export const tableTools: readonly (readonly [label: string, run: Tool['run']])[] = [
  ['아래에 줄 추가', (chain) => chain.addRowAfter()],
  ['오른쪽에 칸 추가', (chain) => chain.addColumnAfter()],
  ['줄 삭제', (chain) => chain.deleteRow()],
  ['칸 삭제', (chain) => chain.deleteColumn()],
  ['표 삭제', (chain) => chain.deleteTable()],
];
