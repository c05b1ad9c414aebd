import { type ShippingBundle, shippingBundles } from '@maru/contracts/site/config/shipping-bundles';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { useChangeBundlesMutation } from './config.api.ts';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Typed = Pick<ShippingBundle, 'id' | 'name'> & Record<'fee' | 'free_from', number | null>;
const fresh = (): Typed => ({ id: crypto.randomUUID(), name: '', fee: null, free_from: null });

interface RowProps {
  readonly bundle: Typed;
  readonly isWrong: (field: keyof Typed) => boolean;
  readonly onChange: (part: Partial<Typed>) => void;
  readonly onRemove: () => void;
}
const amounts = [
  ['fee', '배송비'],
  ['free_from', '무료 배송 기준'],
] as const;

const Row = ({ bundle, isWrong, onChange, onRemove }: RowProps) => (
  <Box
    role="group"
    aria-label={bundle.name || '새 묶음'}
    sx={{
      gridColumn: '1 / -1',
      display: 'grid',
      gap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr 1fr 44px', sm: '1.4fr 1fr 1fr 44px' },
    }}
  >
    <TextField
      label="묶음 이름"
      value={bundle.name}
      onChange={({ target }) => onChange({ name: target.value })}
      error={bundle.name !== '' && isWrong('name')}
      helperText={bundle.name !== '' && isWrong('name') ? '30자까지 적을 수 있어요.' : undefined}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
    />
    {amounts.map(([field, label]) => (
      <WholeNumberField
        key={field}
        label={label}
        unit="원"
        value={bundle[field]}
        onChange={(value) => onChange({ [field]: value })}
        error={bundle[field] !== null && isWrong(field) ? '금액을 다시 확인해 주세요.' : undefined}
      />
    ))}
    <IconButton aria-label="묶음 삭제" onClick={onRemove} sx={{ width: 44, height: 44, mt: 0.75 }}>
      <DeleteOutlineRounded />
    </IconButton>
  </Box>
);

/** What goes together at rates of its own. What is deleted here is kept until the list is stored. */
export const BundlesForm = ({ config: { bundles, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeBundlesMutation();
  const { typed, setTyped, isWrong, form } = useTyped<readonly Typed[], ShippingBundle[]>({
    before: bundles,
    schema: shippingBundles as z.ZodType<ShippingBundle[]>,
    save: (list) => change({ fields: { bundles: list }, revision }),
    saved: '묶음 배송을 저장했어요. 지금부터 하는 주문에 적용돼요.',
  });
  const isTwice = new Set(typed.map(({ name }) => name.trim())).size < typed.length;
  const isRemoved = bundles.some(({ id }) => typed.every((one) => one.id !== id));
  return (
    <TermsForm {...form} busy={isLoading}>
      {typed.map((bundle, at) => (
        <Row
          key={bundle.id}
          bundle={bundle}
          isWrong={(field) => isWrong(at, field)}
          onChange={(part) => setTyped(typed.map((one) => (one === bundle ? { ...one, ...part } : one)))}
          onRemove={() => setTyped(typed.filter((one) => one !== bundle))}
        />
      ))}
      <Typography role="status" variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        {isTwice ? '묶음 이름이 같아요. 다르게 적어 주세요.' : null}
        {!isTwice && isRemoved ? '삭제한 묶음의 상품은 기본 묶음으로 보내요. 저장하면 바뀌어요.' : null}
        {typed.length === 0 && !isRemoved ? '지금은 모든 상품을 기본 묶음으로 보내요.' : null}
      </Typography>
      <Button onClick={() => setTyped([...typed, fresh()])} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        묶음 추가
      </Button>
    </TermsForm>
  );
};
