import { imageWidth } from '@maru/contracts/kernel/limits';
import { maxItemImages } from '@maru/contracts/shop/item/item.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ImagePicker } from '../../../design/image-picker.tsx';
import { ProgressBar } from '../../../design/progress-bar.tsx';
import { useItemCategoriesQuery } from '../item.api.ts';
import { PlainSelect } from '../../../design/plain-select.tsx';
import type { DraftErrors, ItemDraft } from './item-draft.ts';

const MarkdownText = lazy(async () => ({ default: (await import('../markdown-text.tsx')).MarkdownText }));

/** How pictures of items are kept. */
export const itemPictures = { folder: 'item', width: imageWidth.item } as const;

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

const Description = ({ draft, errors, onChange }: Pick<ItemTextFieldsProps, 'draft' | 'errors' | 'onChange'>) => {
  const [shown, setShown] = useState(false);
  return (
    <div>
      {shown ? (
        <Box
          aria-label="설명 미리보기"
          role="region"
          sx={{ p: 2.5, border: '1px solid', borderColor: 'divider', borderRadius: '10px', minHeight: 200 }}
        >
          <Suspense>
            {draft.description.trim() ? <MarkdownText text={draft.description} /> : '아직 설명이 없어요.'}
          </Suspense>
        </Box>
      ) : (
        <TextField
          label="상세 설명"
          multiline
          minRows={8}
          maxRows={24}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
          error={errors['description'] !== undefined}
          helperText={errors['description'] ?? '마크다운으로 써요. ## 제목, **굵게**, - 목록'}
        />
      )}
      <Button size="small" color="inherit" onClick={() => setShown(!shown)} sx={{ mt: 0.5 }}>
        {shown ? '수정하기' : '미리보기'}
      </Button>
    </div>
  );
};

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
      <Description draft={draft} errors={errors} onChange={onChange} />
    </Stack>
  );
};

/** Focuses the first wrong field of a form after each check; returns the ref of the form. */
export const useFirstWrong = (errors: object) => {
  const form = useRef<HTMLFormElement & HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  return form;
};
