import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import type { CouponDraft, CouponErrors } from './coupon-draft.ts';
import { madeUpCode } from './coupon-draft.ts';
import { ScopeFields } from './coupon-scope-fields.tsx';
import { useCouponForm } from './use-coupon-form.ts';

interface PartProps {
  readonly draft: CouponDraft;
  readonly errors: CouponErrors;
  readonly change: (changes: Partial<CouponDraft>) => void;
}
const two = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  alignItems: 'start',
} as const;
const shown = (error: string | undefined, hint?: string) => ({ error: error !== undefined, helperText: error ?? hint });

const Name = ({ draft, errors, change }: PartProps) => (
  <>
    <TextField
      required
      autoFocus
      label="이름"
      placeholder="첫 구매 10% 할인"
      value={draft.name}
      onChange={({ target }) => change({ name: target.value })}
      {...shown(errors.name)}
    />
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={draft.automatic}
      aria-label="쓰는 방법"
      onChange={(_, automatic: boolean | null) =>
        automatic !== null && change({ automatic, ...(automatic && { id: madeUpCode(), email: '' }) })
      }
    >
      <ToggleButton value={false}>코드로 쓰는 쿠폰</ToggleButton>
      <ToggleButton value>자동 할인</ToggleButton>
    </ToggleButtonGroup>
    {draft.automatic ? null : <CodeField draft={draft} errors={errors} change={change} />}
  </>
);

const CodeField = ({ draft, errors, change }: PartProps) => (
  <>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        required
        fullWidth
        label="코드"
        value={draft.id}
        onChange={({ target }) => change({ id: target.value.toUpperCase() })}
        autoComplete="off"
        {...shown(errors.id, '이 코드를 아는 사람이 쿠폰을 쓸 수 있어요.')}
      />
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => change({ id: madeUpCode() })}
        sx={{ minHeight: 56, flexShrink: 0 }}
      >
        코드 만들기
      </Button>
    </Stack>
  </>
);

const Off = ({ draft, errors, change }: PartProps) => (
  <>
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={draft.kind}
      aria-label="할인 방식"
      onChange={(_, kind: CouponDraft['kind'] | null) => kind && change({ kind })}
    >
      <ToggleButton value="percent">비율로 할인</ToggleButton>
      <ToggleButton value="won">금액으로 할인</ToggleButton>
    </ToggleButtonGroup>
    <Box sx={two}>
      {draft.kind === 'percent' ? (
        <>
          <WholeNumberField
            required
            label="할인율"
            unit="%"
            value={draft.percent}
            onChange={(percent) => change({ percent })}
            error={errors.percent}
          />
          <WholeNumberField
            label="최대 할인 금액 (선택)"
            unit="원"
            value={draft.most}
            onChange={(most) => change({ most })}
            error={errors.most}
          />
        </>
      ) : (
        <WholeNumberField
          required
          label="할인 금액"
          unit="원"
          value={draft.won}
          onChange={(won) => change({ won })}
          error={errors.won}
        />
      )}
      <WholeNumberField
        label="최소 주문 금액 (선택)"
        unit="원"
        value={draft.least}
        onChange={(least) => change({ least })}
        error={errors.least}
      />
    </Box>
  </>
);

const Limits = ({ draft, errors, change }: PartProps) => {
  const moment = (field: 'from' | 'until', label: string) => (
    <TextField
      required
      type="datetime-local"
      label={label}
      value={draft[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      {...shown(errors[field])}
    />
  );
  return (
    <Box sx={two}>
      {moment('from', '시작 (한국 시간)')}
      {moment('until', '끝 (한국 시간)')}
      {draft.automatic ? null : (
        <>
          <WholeNumberField
            label="전체 수량 (선택)"
            unit="장"
            value={draft.count}
            onChange={(count) => change({ count })}
            error={errors.count}
          />
          <TextField
            type="email"
            label="받는 회원 이메일 (선택)"
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
            autoComplete="off"
            {...shown(errors.email, '적으면 그 회원만 쓸 수 있어요.')}
          />
        </>
      )}
    </Box>
  );
};

/** A new coupon, which each person uses once, or a discount that needs no code. */
export const CouponDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { draft, errors, change, submit, busy, failure } = useCouponForm(onClose);
  const parts = { draft, errors, change };
  return (
    <FormDialog title="새 쿠폰" confirm="만들기" busy={busy} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 2.5 }}>
        <Name {...parts} />
        <Off {...parts} />
        <ScopeFields draft={draft} change={change} />
        <Limits {...parts} />
        {failure ? (
          <Notice tone="red" role="alert">
            {failure}
          </Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
