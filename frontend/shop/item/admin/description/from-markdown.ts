import type { JSONContent } from '@tiptap/core';
import type { Definition, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { safeLink } from '../../description-rules.ts';

type Mark = NonNullable<JSONContent['marks']>[number];
type Marks = readonly Mark[];
/** Addresses that the text gives names to, by name. */
type Names = ReadonlyMap<string, Definition>;

/** In which order marks lie over a text, from the outside; the editor keeps the same. */
export const markOrder = ['link', 'bold', 'italic', 'code'] as const;
const withMark = (marks: Marks, mark: Mark): Marks =>
  [...marks.filter(({ type }) => type !== mark.type), mark].sort(
    (one, other) =>
      markOrder.findIndex((type) => type === one.type) - markOrder.findIndex((type) => type === other.type),
  );

/** Lines of a paragraph run on, as on the page. */
const textOf = (text: string, marks: Marks): JSONContent[] =>
  text === '' ? [] : [{ type: 'text', text: text.replaceAll(/[ \t]*[\r\n]+[ \t]*/g, ' '), ...marked(marks) }];
const marked = (marks: Marks) => (marks.length > 0 ? { marks: [...marks] } : {});

/** A link that the page would not follow is its words, there as here. */
const inLink = (
  { url, title, children }: { url: string; title?: string | null | undefined; children: readonly PhrasingContent[] },
  marks: Marks,
  names: Names,
) => {
  const mark = { type: 'link', attrs: { href: url, title: title ?? null } };
  return phrasing(children, safeLink.test(url) ? withMark(marks, mark) : marks, names);
};
const picture = (
  { url, title, alt }: { url: string; title?: string | null | undefined; alt?: string | null | undefined },
  marks: Marks,
): JSONContent[] => [{ type: 'image', attrs: { src: url, alt: alt ?? '', title: title ?? null }, ...marked(marks) }];

type Inline = {
  readonly [T in PhrasingContent['type']]?: (
    node: Extract<PhrasingContent, { type: T }>,
    marks: Marks,
    names: Names,
  ) => JSONContent[];
};
const inlines: Inline = {
  text: ({ value }, marks) => textOf(value, marks),
  html: ({ value }, marks) => textOf(value, marks),
  inlineCode: ({ value }, marks) => textOf(value, withMark(marks, { type: 'code' })),
  strong: ({ children }, marks, names) => phrasing(children, withMark(marks, { type: 'bold' }), names),
  emphasis: ({ children }, marks, names) => phrasing(children, withMark(marks, { type: 'italic' }), names),
  link: inLink,
  linkReference: (node, marks, names) => inLink({ ...nameOf(node, names), children: node.children }, marks, names),
  image: picture,
  imageReference: (node, marks, names) => picture({ ...nameOf(node, names), alt: node.alt }, marks),
  break: () => [{ type: 'hardBreak' }],
};
const nameOf = ({ identifier }: { readonly identifier: string }, names: Names) => ({
  url: names.get(identifier)?.url ?? '',
  title: names.get(identifier)?.title,
});
type AnyInline = (node: PhrasingContent, marks: Marks, names: Names) => JSONContent[];
const phrasing = (nodes: readonly PhrasingContent[], marks: Marks, names: Names): JSONContent[] =>
  nodes.flatMap((node) => (inlines[node.type] as AnyInline | undefined)?.(node, marks, names) ?? []);

const inside = (content: JSONContent[]) => (content.length > 0 ? { content } : {});
const paragraph = (nodes: readonly PhrasingContent[], names: Names): JSONContent => ({
  type: 'paragraph',
  ...inside(phrasing(nodes, [], names)),
});
const orEmpty = (content: JSONContent[]) => (content.length > 0 ? content : [{ type: 'paragraph' }]);

const table = ({ children, align }: Table, names: Names): JSONContent => {
  const width = Math.max(...children.map((row) => row.children.length));
  return {
    type: 'table',
    content: children.map((row, at) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [paragraph(row.children[column]?.children ?? [], names)],
      })),
    })),
  };
};

type Block = {
  readonly [T in RootContent['type']]?: (node: Extract<RootContent, { type: T }>, names: Names) => JSONContent;
};
const blockOf: Block = {
  paragraph: ({ children }, names) => paragraph(children, names),
  heading: ({ depth, children }, names) => ({
    type: 'heading',
    attrs: { level: depth },
    ...inside(phrasing(children, [], names)),
  }),
  blockquote: ({ children }, names) => ({ type: 'blockquote', content: orEmpty(blocks(children, names)) }),
  list: ({ ordered, start, spread, children }, names) => ({
    type: ordered ? 'orderedList' : 'bulletList',
    attrs: {
      ...(ordered && { start: start ?? 1 }),
      spread: spread === true || children.some((one) => one.spread === true),
    },
    content: children.map((one) => ({ type: 'listItem', content: orEmpty(blocks(one.children, names)) })),
  }),
  code: ({ value, lang }) => ({
    type: 'codeBlock',
    attrs: { language: lang ?? null },
    ...inside(value === '' ? [] : [{ type: 'text', text: value }]),
  }),
  html: ({ value }) => ({ type: 'paragraph', ...inside(textOf(value, [])) }),
  thematicBreak: () => ({ type: 'horizontalRule' }),
  table,
};
type AnyBlock = (node: RootContent, names: Names) => JSONContent;
const blocks = (nodes: readonly RootContent[], names: Names): JSONContent[] =>
  nodes.flatMap((node) => (blockOf[node.type] as AnyBlock | undefined)?.(node, names) ?? []);

const namesIn = (node: Nodes): readonly (readonly [string, Definition])[] => {
  if (node.type === 'definition') return [[node.identifier, node]];
  return 'children' in node ? node.children.flatMap(namesIn) : [];
};

export const parseDescription = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** Markdown as a document of the editor, read as the page of the item reads it. */
export const documentOf = (text: string): JSONContent => {
  const root = parseDescription(text);
  // Of several definitions of a name the first holds.
  const names = new Map(namesIn(root).toReversed());
  return { type: 'doc', content: orEmpty(blocks(root.children, names)) };
};
