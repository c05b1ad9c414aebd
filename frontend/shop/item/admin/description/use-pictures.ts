import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useState } from 'react';
import { v7 } from 'uuid';
import { addImages } from '../../../../design/image-choice.ts';
import { useImageUpload } from '../../../../kernel/api/use-image-upload.ts';
import { itemPictures } from '../../item-pictures.ts';

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Pictures that are chosen, pasted or dropped are uploaded, and stand where the cursor is, one below the other. */
export const usePictures = (editor: Editor) => {
  const { percent, store, cancel } = useImageUpload();
  const [refusal, setRefusal] = useState<string>();
  const insert = useCallback(
    async (files: readonly File[]) => {
      const choice = addImages([], files);
      setRefusal(choice.refusal);
      if (choice.images.length === 0) return;
      const urls = await store(choice.images, { ...itemPictures, id: v7() });
      if (!urls) return;
      const pictures = urls.map((src) => ({ type: 'image', attrs: { src, alt: '' } }));
      editor.chain().focus().insertContent(pictures).run();
    },
    [editor, store],
  );
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        handlePaste: (_, event) => {
          const files = filesOf(event.clipboardData);
          if (files.length === 0) return false;
          // The form's own pictures are pasted anywhere else on the page.
          event.stopPropagation();
          void insert(files);
          return true;
        },
        handleDrop: (view, event, _slice, moved) => {
          const files = moved ? [] : filesOf(event.dataTransfer);
          if (files.length === 0) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) editor.commands.setTextSelection(at.pos);
          event.preventDefault();
          void insert(files);
          return true;
        },
      },
    });
  }, [editor, insert]);
  return { percent, refusal, cancel, insert };
};
