import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';
import { MarkdownText } from './markdown-text.tsx';

/** Of GitHub's dialect tables only: they are what a shop writes. */
const tables: NonNullable<Options['remarkPlugins']>[number] = function () {
  Object.assign(this.data(), { micromarkExtensions: [gfmTable()], fromMarkdownExtensions: [gfmTableFromMarkdown()] });
};
const plugins = [tables];

/** Markdown with tables. */
export const TableText = ({ text }: { text: string }) => <MarkdownText text={text} plugins={plugins} />;
