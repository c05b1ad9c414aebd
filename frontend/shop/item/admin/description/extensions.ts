import { type Extensions, mergeAttributes } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { ownPicture, safeLink } from '../../description-rules.ts';

/** Whether the items of a list stand apart; kept for texts that were written by hand. */
const spread = () => ({ spread: { default: false, rendered: false } });

/** Stands in a line, as in Markdown. One of another server is not loaded, here as on the page. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element: HTMLElement) => (ownPicture.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML({ HTMLAttributes }) {
    return ownPicture.test(String(HTMLAttributes['src']))
      ? ['img', mergeAttributes(HTMLAttributes)]
      : ['span', { class: 'foreign-picture' }, '다른 곳의 사진은 보이지 않아요'];
  },
});

/** What a description may hold, and nothing else: what is pasted is cut down to it. */
export const descriptionExtensions: Extensions = [
  StarterKit.configure({
    bulletList: false,
    orderedList: false,
    listItem: false,
    code: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      isAllowedUri: (url) => safeLink.test(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  BulletList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread() };
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...spread() };
    },
  }),
  ListItem.extend({ content: 'block+' }),
  Code.extend({ excludes: '' }),
  Picture.configure({ inline: true }),
  Table,
  TableRow,
  TableCell.extend({ content: 'paragraph' }),
  TableHeader.extend({ content: 'paragraph' }),
];
