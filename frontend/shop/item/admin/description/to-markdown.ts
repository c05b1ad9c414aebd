import type { JSONContent } from '@tiptap/core';
import type { BlockContent, ListItem, PhrasingContent, Root, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';

type Mark = NonNullable<JSONContent['marks']>[number];
const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  fences: true,
  resourceLink: true,
  extensions: [gfmTableToMarkdown()],
};

const attribute = (of: { readonly attrs?: Readonly<Record<string, unknown>> | undefined }, name: string): string =>
  typeof of.attrs?.[name] === 'string' ? of.attrs[name] : '';
const isSame = (one: Mark, other: Mark) =>
  one.type === other.type && attribute(one, 'href') === attribute(other, 'href');
const has = (node: JSONContent, mark: Mark) => (node.marks ?? []).some((one) => isSame(one, mark));

/** How many nodes from the first on lie under a mark. */
const runOf = (nodes: readonly JSONContent[], mark: Mark): number => {
  const end = nodes.findIndex((node) => !has(node, mark));
  return end < 0 ? nodes.length : end;
};
/** Code holds text only, so it is the innermost. */
const around = ({ marks = [] }: JSONContent) => marks.filter(({ type }) => type !== 'code');

const under = (mark: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (mark.type === 'bold') return { type: 'strong', children };
  if (mark.type === 'italic') return { type: 'emphasis', children };
  const url = attribute(mark, 'href');
  return { type: 'link', url, title: attribute(mark, 'title') || null, children } as PhrasingContent;
};
const leaf = (node: JSONContent): PhrasingContent => {
  if (node.type === 'hardBreak') return { type: 'break' };
  if (node.type === 'image')
    return {
      type: 'image',
      url: attribute(node, 'src'),
      alt: attribute(node, 'alt'),
      title: attribute(node, 'title') || null,
    };
  const value = node.text ?? '';
  return node.marks?.some(({ type }) => type === 'code') ? { type: 'inlineCode', value } : { type: 'text', value };
};

/** Marks that lie over texts side by side, as elements within each other: the longest outside. */
const phrasing = (nodes: readonly JSONContent[]): PhrasingContent[] => {
  const [first] = nodes;
  if (!first) return [];
  const [longest] = around(first)
    .map((mark) => ({ mark, run: runOf(nodes, mark) }))
    .toSorted((one, other) => other.run - one.run);
  if (!longest) return [leaf(first), ...phrasing(nodes.slice(1))];
  const { mark, run } = longest;
  const inner = nodes
    .slice(0, run)
    .map((node) => ({ ...node, marks: (node.marks ?? []).filter((one) => !isSame(one, mark)) }));
  return [under(mark, phrasing(inner)), ...phrasing(nodes.slice(run))];
};

const depths = [1, 2, 3, 4, 5, 6] as const;
const listItem =
  (spread: boolean) =>
  (item: JSONContent): ListItem => ({ type: 'listItem', spread, children: blocks(item.content ?? []) });
const list = (node: JSONContent): BlockContent => {
  const spread = node.attrs?.['spread'] === true;
  const ordered = node.type === 'orderedList';
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(node.attrs?.['start'] ?? 1) : null,
    spread,
    children: (node.content ?? []).map(listItem(spread)),
  };
};
/** A cell holds one line: what stands on several is joined. */
const cellText = (node: JSONContent): PhrasingContent[] =>
  (node.content ?? []).flatMap((one, at) => [
    ...(at > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    ...phrasing(one.content ?? []),
  ]);
const aligns = ['left', 'center', 'right'] as const;
const table = ({ content: rows = [] }: JSONContent): BlockContent => ({
  type: 'table',
  align: (rows[0]?.content ?? []).map((cell) => aligns.find((one) => one === cell.attrs?.['align']) ?? null),
  children: rows.map((row): TableRow => ({
    type: 'tableRow',
    children: (row.content ?? []).map((cell) => ({ type: 'tableCell', children: cellText(cell) })),
  })),
});

const blockOf: Readonly<Record<string, (node: JSONContent) => BlockContent>> = {
  heading: ({ attrs, content = [] }) => ({
    type: 'heading',
    depth: depths.find((depth) => depth === attrs?.['level']) ?? 2,
    children: phrasing(content),
  }),
  blockquote: ({ content = [] }) => ({ type: 'blockquote', children: blocks(content) }),
  bulletList: list,
  orderedList: list,
  codeBlock: (node) => ({
    type: 'code',
    lang: attribute(node, 'language') || null,
    value: (node.content ?? []).map(({ text }) => text ?? '').join(''),
  }),
  horizontalRule: () => ({ type: 'thematicBreak' }),
  table,
};
const paragraph = ({ content = [] }: JSONContent): BlockContent[] =>
  content.length === 0 ? [] : [{ type: 'paragraph', children: phrasing(content) }];
/** Empty paragraphs are no text: the page sets its own distances. */
const blocks = (nodes: readonly JSONContent[]): BlockContent[] =>
  nodes.flatMap((node) => blockOf[node.type ?? '']?.(node) ?? paragraph(node));

/** What the editor holds as Markdown, without a line break at its end. */
export const markdownOf = ({ content = [] }: JSONContent): string => {
  const root: Root = { type: 'root', children: blocks(content) };
  return toMarkdown(root, options).trimEnd();
};
