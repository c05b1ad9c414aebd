import { itemTerms, type ItemShipping } from '@maru/contracts/shop/item/item.terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { SectionCard } from '../../../design/section-card.tsx';
import { WholeNumberField } from '../../../design/whole-number-field.tsx';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { won } from '../../../format/number.ts';
import { useShopTermsQuery } from '../shop-terms.api.ts';
import { useChangeItemTermsMutation } from './item-admin.api.ts';

const kinds: Readonly<Record<ItemShipping['kind'], string>> = {
  bundle: '묶음 배송',
  free: '무료 배송',
  alone: '따로 배송 · 기본 배송비',
  own: '이 상품만의 배송비',
};

/** In the field of the basic bundle, which has no id. */
const basic = '';

interface Draft {
  readonly kind: ItemShipping['kind'];
  readonly bundle: string;
  readonly fee: number | null;
  readonly each: number | null;
  readonly most: number | null;
  readonly book: boolean;
}
const isBundled = (kind: Draft['kind']) => kind === 'bundle' || kind === 'free';
const draftOf = ({ shipping, most, book }: ItemDocument['terms']): Draft => ({
  kind: shipping.kind,
  bundle: ('bundle' in shipping && shipping.bundle) || basic,
  fee: shipping.kind === 'own' ? shipping.fee : null,
  each: shipping.kind === 'own' ? shipping.each : null,
  most,
  book,
});
const shippingOf = ({ kind, bundle, fee, each }: Draft) => {
  if (kind === 'own') return { kind, fee, each };
  return { kind, ...(isBundled(kind) && bundle !== basic && { bundle }) };
};
const readTerms = (draft: Draft) =>
  itemTerms.safeParse({ shipping: shippingOf(draft), most: draft.most, book: draft.book }).data;

const OwnFee = ({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) => (
  <Stack direction="row" sx={{ gap: 2 }}>
    <WholeNumberField
      required
      label="배송비"
      unit="원"
      value={draft.fee}
      onChange={(fee) => change({ fee })}
      error={draft.fee === null ? '배송비를 적어 주세요.' : undefined}
    />
    <WholeNumberField
      label="몇 개마다 (선택)"
      unit="개"
      value={draft.each}
      onChange={(each) => change({ each })}
      error={draft.each === 0 ? '1개부터 적어 주세요.' : undefined}
    />
  </Stack>
);

/** Which others it goes with; one that was deleted is the basic one. */
const BundleField = ({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) => {
  const { data: terms } = useShopTermsQuery();
  if (!terms || terms.bundles.length === 0) return null;
  const { shipping, bundles } = terms;
  return (
    <TextField
      select
      label="묶음"
      value={bundles.some(({ id }) => id === draft.bundle) ? draft.bundle : basic}
      onChange={({ target }) => change({ bundle: target.value })}
      helperText="같은 묶음의 상품과 한 상자로 보내요. 묶음은 설정에서 정해요."
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {[{ id: basic, name: '기본 묶음', ...shipping }, ...bundles].map(({ id, name, fee }) => (
        <MenuItem key={id} value={id}>
          {`${name} · ${fee === 0 ? '무료' : won(fee)}`}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** How an item is sent, how many a person may buy, and whether the law binds its price. */
export const ItemTermsCard = ({ item: { id, kind, terms } }: { item: Pick<ItemDocument, 'id' | 'kind' | 'terms'> }) => {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => draftOf(terms));
  const [changeTerms, { isLoading }] = useChangeItemTermsMutation();
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const wanted = readTerms(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted && (await changeTerms({ id, ...wanted })).data) dispatch(snackbarShown('판매 조건을 저장했어요.'));
  };
  return (
    <SectionCard title="판매 조건">
      <Stack component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ gap: 2, mt: 2.5 }}>
        {kind === 'goods' ? (
          <TextField
            select
            label="배송"
            value={draft.kind}
            onChange={({ target }) => change({ kind: target.value as Draft['kind'] })}
          >
            {Object.entries(kinds).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {kind === 'goods' && isBundled(draft.kind) ? <BundleField draft={draft} change={change} /> : null}
        {draft.kind === 'own' ? <OwnFee draft={draft} change={change} /> : null}
        <WholeNumberField
          label="한 사람이 살 수 있는 수량 (선택)"
          unit="개"
          value={draft.most}
          onChange={(most) => change({ most })}
          error={draft.most === 0 ? '1개부터 적거나 비워 주세요.' : undefined}
        />
        <div>
          <FormControlLabel
            control={<Checkbox checked={draft.book} onChange={(_, book) => change({ book })} />}
            label="도서정가제 대상 도서"
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            가격은 정가의 10%까지, 쿠폰과 포인트를 더해 15%까지만 할인돼요.
          </Typography>
        </div>
        <Button
          type="submit"
          variant="outlined"
          loading={isLoading}
          disabled={!wanted || JSON.stringify(draft) === JSON.stringify(draftOf(terms))}
          sx={{ alignSelf: 'start' }}
        >
          판매 조건 저장
        </Button>
      </Stack>
    </SectionCard>
  );
};
