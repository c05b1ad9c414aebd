import type { ItemKind } from '@maru/contracts/shop/item/item.fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { v7 } from 'uuid';
import { AdminFrame } from '../../../kernel/admin/admin-frame.tsx';
import { useImageUpload } from '../../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { PlainSelect } from '../../../design/plain-select.tsx';
import { useAddItemMutation } from './item-admin.api.ts';
import { type DraftErrors, emptyDraft, emptyOption, errorsOfDraft, errorsOfOptions, optionOf } from './item-draft.ts';
import { itemPictures } from '../item-pictures.ts';
import { ItemTextFields, useFirstWrong } from './item-text-fields.tsx';
import { PreviewButton } from './preview-button.tsx';
import { previewOfNew } from './preview-item.ts';
import { NewItemOptions } from './new-item-options.tsx';

const kinds = [
  ['goods', '배송 상품'],
  ['licence', '디지털 상품 (라이선스)'],
] as const;
const noErrors: { readonly texts: DraftErrors; readonly options: DraftErrors } = { texts: {}, options: {} };
const whole = { draft: emptyDraft, options: [emptyOption], kind: 'goods' as ItemKind };

/** What is typed into the form, and how it becomes an item. */
const useNewItem = () => {
  const [form, setForm] = useState(whole);
  const [errors, setErrors] = useState(noErrors);
  const upload = useImageUpload();
  const [add, { isLoading }] = useAddItemMutation();
  const save = async () => {
    const { draft, options, kind } = form;
    const found = { texts: errorsOfDraft(draft), options: errorsOfOptions(options, kind) };
    setErrors(found);
    if (Object.keys({ ...found.texts, ...found.options }).length > 0) return undefined;
    const images = await upload.store(draft.images, { ...itemPictures, id: v7() });
    if (!images) return undefined;
    // Stored once, also when the rest is refused.
    setForm((now) => ({ ...now, draft: { ...now.draft, images } }));
    const { data } = await add({
      ...draft,
      images: [...images],
      kind,
      state: 'hidden',
      options: options.map((option) => optionOf(option, kind)),
    });
    return data;
  };
  return {
    form,
    errors,
    upload,
    busy: isLoading || upload.percent !== undefined,
    save,
    change: (changes: Partial<typeof whole>) => setForm((now) => ({ ...now, ...changes })),
  };
};

/** `/adm/item/new`: a new item is hidden until what the law wants said of it stands there, too. */
export const NewItemScreen = () => {
  const { form, errors, upload, busy, save, change } = useNewItem();
  const { draft, options, kind } = form;
  const place = useFirstWrong(errors);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const item = await save();
    if (!item) return;
    dispatch(snackbarShown('상품을 만들었어요.'));
    await navigate(`/adm/item/${item.id}`, { replace: true });
  };
  return (
    <AdminFrame title="상품 올리기">
      <Stack
        ref={place}
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ gap: 2, maxWidth: 880 }}
      >
        <SectionCard title="기본 정보">
          <ItemTextFields
            draft={draft}
            errors={errors.texts}
            percent={upload.percent}
            onCancel={upload.cancel}
            onChange={(changes) => change({ draft: { ...draft, ...changes } })}
          />
        </SectionCard>
        <SectionCard title="옵션" text="고를 것이 하나뿐이어도 옵션 하나가 필요해요.">
          <Stack direction="row" sx={{ mt: 2 }}>
            <PlainSelect
              label="종류"
              value={kind}
              options={kinds}
              onChange={(wanted) => change({ kind: wanted === 'licence' ? 'licence' : 'goods' })}
            />
          </Stack>
          <NewItemOptions
            options={options}
            errors={errors.options}
            kind={kind}
            onChange={(changed) => change({ options: [...changed] })}
          />
        </SectionCard>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={busy}>
            상품 만들기
          </Button>
          <PreviewButton itemNow={(now) => previewOfNew(form, now)} />
          <Button component={Link} to="/adm/item" color="inherit">
            취소
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            숨김으로 만들어요. 상품정보제공고시를 적은 뒤 판매를 시작해요.
          </Typography>
        </Stack>
      </Stack>
    </AdminFrame>
  );
};
