import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { isProblem } from '../../../kernel/http/problem.ts';
import { useImageUpload } from '../../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { Notice } from '../../../design/notice.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { type ItemTexts, useEditItemMutation } from './item-admin.api.ts';
import { type DraftErrors, draftOf, errorsOfDraft, sameTexts } from './item-draft.ts';
import { PreviewButton } from './preview-button.tsx';
import { previewOfItem } from './preview-item.ts';
import { itemPictures } from '../item-pictures.ts';
import { ItemTextFields, useFirstWrong } from './item-text-fields.tsx';

/**
 * Stores words over what the form began with; answers the item as others have made it meanwhile, or why it was not
 * done.
 */
const useStoreTexts = () => {
  const [edit, { isLoading }] = useEditItemMutation();
  const store = async (
    texts: ItemTexts,
    base: ItemDocument,
  ): Promise<{ readonly stored?: ItemDocument; readonly theirs?: ItemDocument; readonly refused?: string }> => {
    const { data, error } = await edit({ ...texts, id: base.id, revision: base.revision });
    if (data) return { stored: data };
    if (!isProblem(error)) return { refused: '' };
    const now = error.code === 'revision_conflict' ? (error.current as ItemDocument | undefined) : undefined;
    if (!now) return { refused: error.message };
    // Only its stock has moved: nobody's words are overwritten.
    return sameTexts(now, base) ? store(texts, now) : { theirs: now };
  };
  return { store, isLoading };
};

const useItemForm = (item: ItemDocument) => {
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState(() => draftOf(item));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [theirs, setTheirs] = useState<ItemDocument>();
  const upload = useImageUpload();
  const dispatch = useDispatch();
  const { store, isLoading } = useStoreTexts();
  const take = (now: ItemDocument) => {
    setBase(now);
    setDraft(draftOf(now));
    setTheirs(undefined);
  };
  const save = async (over: ItemDocument) => {
    const found = errorsOfDraft(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const images = await upload.store(draft.images, { ...itemPictures, id: item.id });
    if (!images) return;
    setDraft({ ...draft, images });
    const { stored, theirs: changed, refused } = await store({ ...draft, images: [...images] }, over);
    if (stored) take(stored);
    setTheirs(changed);
    if (!changed) dispatch(snackbarShown(stored ? '저장했어요.' : refused || '저장하지 못했어요. 다시 시도해 주세요.'));
  };
  return {
    base,
    draft,
    errors,
    theirs,
    upload,
    busy: isLoading || upload.percent !== undefined,
    take,
    save,
    change: (changes: object) => setDraft((now) => ({ ...now, ...changes })),
  };
};

/** Words and pictures of an item that is there. */
export const ItemEditForm = ({ item }: { item: ItemDocument }) => {
  const { base, draft, errors, theirs, upload, busy, take, save, change } = useItemForm(item);
  const place = useFirstWrong(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(base);
  };
  return (
    <SectionCard title="기본 정보">
      <Box ref={place} component="form" noValidate onSubmit={submit}>
        <ItemTextFields
          draft={draft}
          errors={errors}
          percent={upload.percent}
          onCancel={upload.cancel}
          onChange={change}
        />
        {theirs ? (
          <Stack sx={{ gap: 1, mt: 2 }}>
            <Notice tone="amber" role="alert">
              그사이 다른 사람이 이 상품을 바꿨어요. 지금 이름은 ‘{theirs.name}’이에요.
            </Notice>
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button variant="outlined" onClick={() => take(theirs)}>
                바뀐 내용 보기
              </Button>
              <Button color="inherit" onClick={() => void save(theirs)}>
                내 내용으로 저장
              </Button>
            </Stack>
          </Stack>
        ) : (
          <Stack direction="row" sx={{ gap: 1, mt: 2.5 }}>
            <Button type="submit" variant="contained" loading={busy} sx={{ minWidth: 120 }}>
              저장
            </Button>
            <PreviewButton itemNow={(now) => previewOfItem(item, draft, now)} />
          </Stack>
        )}
      </Box>
    </SectionCard>
  );
};
