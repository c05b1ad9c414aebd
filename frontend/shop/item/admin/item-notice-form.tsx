import { type NoticeField, noticeFields, type NoticeGroup } from '@maru/contracts/shop/item/item.notice-fields';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../../design/notice.tsx';
import { PlainSelect } from '../../../design/plain-select.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { useSetItemNoticeMutation } from './item-admin.api.ts';
import { useFirstWrong } from './item-text-fields.tsx';
import {
  fieldsOfGroup,
  groupsOf,
  type NoticeDraft,
  noticeDraftOf,
  type NoticeErrors,
  readNotice,
} from './notice-draft.ts';

const hintOf = (field: NoticeField) => {
  const words: { readonly label: string; readonly hint?: string } = noticeFields[field];
  return words.hint;
};

const labelOf = (field: string): string =>
  field in noticeFields
    ? noticeFields[field as NoticeField].label
    : (services.find(([name]) => name === field)?.[1] ?? field);

interface FieldsProps {
  readonly draft: NoticeDraft;
  readonly errors: NoticeErrors;
  readonly onChange: (changes: Partial<NoticeDraft>) => void;
}

const GroupFields = ({ draft, errors, onChange }: FieldsProps) =>
  fieldsOfGroup(draft.group).map((field) => (
    <TextField
      key={field}
      label={noticeFields[field].label}
      required
      value={draft.fields[field] ?? ''}
      onChange={({ target }) => onChange({ fields: { ...draft.fields, [field]: target.value } })}
      error={errors[field] !== undefined}
      helperText={errors[field] ?? hintOf(field)}
    />
  ));

const services = [
  ['service_name', 'A/S 책임자', true, undefined],
  ['service_phone', 'A/S 전화번호', true, undefined],
  ['return_address', '반품지', false, '비워 두면 설정의 반품지를 보여 드려요.'],
] as const;

const ServiceFields = ({ draft, errors, onChange }: FieldsProps) =>
  services.map(([field, label, required, hint]) => (
    <TextField
      key={field}
      label={label}
      required={required}
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={errors[field] !== undefined}
      helperText={errors[field] ?? hint}
    />
  ));

/** By name, since the fields stand in two columns and may be out of sight. */
const Missing = ({ errors }: { errors: NoticeErrors }) => {
  const names = Object.keys(errors).map(labelOf);
  if (names.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Notice tone="red" role="alert">
        다시 봐 주세요: {names.join(' · ')}
      </Notice>
    </Box>
  );
};

/** 상품정보제공고시: what the law wants said of this kind of thing, before it is sold. */
export const ItemNoticeForm = ({ item: { id, kind, notice } }: { item: ItemDocument }) => {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => noticeDraftOf(notice, kind));
  const [errors, setErrors] = useState<NoticeErrors>({});
  const [set, { isLoading }] = useSetItemNoticeMutation();
  const place = useFirstWrong(errors);
  const change = (changes: Partial<NoticeDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readNotice(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('notice' in read && (await set({ id, notice: read.notice })).data)
      dispatch(snackbarShown('상품정보제공고시를 저장했어요.'));
  };
  const fields = { draft, errors, onChange: change };
  return (
    <SectionCard
      title="상품정보제공고시"
      text="전자상거래법에 따라 상품 페이지에 보여요. 모두 적어야 판매할 수 있어요."
    >
      {notice ? null : (
        <Box sx={{ mt: 2 }}>
          <Notice tone="amber">아직 적지 않았어요. 적고 나면 판매를 시작할 수 있어요.</Notice>
        </Box>
      )}
      <Box
        ref={place}
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ mt: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
      >
        <Box sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
          <PlainSelect
            label="상품군"
            value={draft.group}
            options={groupsOf(kind)}
            onChange={(group) => change({ group: group as NoticeGroup })}
          />
        </Box>
        <GroupFields {...fields} />
        <ServiceFields {...fields} />
        <Missing errors={errors} />
        {kind === 'goods' ? (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormControlLabel
              control={
                <Checkbox checked={draft.made_to_order} onChange={(_, isOn) => change({ made_to_order: isOn })} />
              }
              label="주문을 받아 한 사람을 위해 만드는 상품이에요"
            />
            <FormHelperText sx={{ mt: 0 }}>
              주문할 때 청약철회 제한에 따로 동의를 받아요. 다시 팔 수 있는 상품이라면 켜지 마세요.
            </FormHelperText>
          </Box>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start', minWidth: 120 }}
        >
          고시 저장
        </Button>
      </Box>
    </SectionCard>
  );
};
