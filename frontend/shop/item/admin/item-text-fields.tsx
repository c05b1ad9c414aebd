import { maxDescription, maxItemImages } from '@maru/contracts/shop/item/item.fields';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Bone } from '../../../design/bone.tsx';
import { ImagePicker } from '../../../design/image-picker.tsx';
import { ProgressBar } from '../../../design/progress-bar.tsx';
import { useItemCategoriesQuery } from '../item.api.ts';
import { number } from '../../../format/number.ts';
import { PlainSelect } from '../../../design/plain-select.tsx';
import type { DraftErrors, ItemDraft } from './item-draft.ts';

const DescriptionEditor = lazy(async () => ({
  default: (await import('./description/description-editor.tsx')).DescriptionEditor,
}));

export interface ItemTextFieldsProps {
  readonly draft: ItemDraft;
  readonly errors: DraftErrors;
  /** How far pictures are stored, while they are. */
  readonly percent: number | undefined;
  readonly onCancel: () => void;
  readonly onChange: (changes: Partial<ItemDraft>) => void;
}

const taxes = [
  ['taxed', '과세'],
  ['free', '면세'],
] as const;

/** Words and pictures of an item. */
export const ItemTextFields = ({ draft, errors, percent, onCancel, onChange }: ItemTextFieldsProps) => {
  const listId = useId();
  const { data: categories = [] } = useItemCategoriesQuery();
  const look = (field: string, hint?: string) => ({
    error: errors[field] !== undefined,
    helperText: errors[field] ?? hint,
  });
  return (
    <Stack sx={{ gap: 2.5, mt: 2.5 }}>
      <ImagePicker
        value={draft.images}
        max={maxItemImages}
        label="상품 이미지"
        disabled={percent !== undefined}
        onChange={(images) => onChange({ images })}
      />
      {percent === undefined ? null : <ProgressBar percent={percent} label="이미지 올리는 중" onCancel={onCancel} />}
      <TextField
        required
        label="이름"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        {...look('name')}
      />
      <TextField
        label="한 줄 요약"
        value={draft.summary}
        onChange={({ target }) => onChange({ summary: target.value })}
        {...look('summary')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <TextField
          required
          label="분류"
          value={draft.category}
          onChange={({ target }) => onChange({ category: target.value })}
          {...look('category', '있던 분류를 고르거나 새로 적어요.')}
          slotProps={{ htmlInput: { list: listId, autoComplete: 'off' } }}
        />
        <datalist id={listId}>
          {categories.map(({ name }) => (
            <option key={name} value={name} aria-label={name} />
          ))}
        </datalist>
        <PlainSelect
          label="부가세"
          value={draft.tax}
          options={taxes}
          onChange={(tax) => onChange({ tax: tax === 'free' ? 'free' : 'taxed' })}
        />
      </Stack>
      <Suspense fallback={<Bone width="100%" height={360} />}>
        <DescriptionEditor
          label="상세 설명"
          value={draft.description}
          onChange={(description) => onChange({ description })}
          error={errors['description']}
          hint={`${number(draft.description.length)} / ${number(maxDescription)}자 · Esc를 누르면 서식 단추로 가요.`}
        />
      </Suspense>
    </Stack>
  );
};

/** Focuses the first wrong field of a form after each check; returns the ref of the form. */
export const useFirstWrong = (errors: object) => {
  const form = useRef<HTMLFormElement & HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  return form;
};
