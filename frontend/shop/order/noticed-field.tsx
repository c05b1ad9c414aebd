import { defectKnownDays } from '@maru/contracts/shop/law/withdrawal';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import TextField from '@mui/material/TextField';
import type { Noticed } from './claim-choice.ts';

export interface NoticedFieldProps {
  readonly noticed: Noticed;
  readonly onChange: (date: string) => void;
}

const problems = {
  tooLate: `알게 된 날부터 ${defectKnownDays}일이 지나 신청할 수 없어요. 도움이 필요하면 고객센터로 연락해 주세요.`,
  wrong: orderErrors.noticed,
} as const;

/** On which day the buyer noticed what is wrong: the time that the law gives runs from it. */
export const NoticedField = ({ noticed: { date, from, until, problem }, onChange }: NoticedFieldProps) => (
  <TextField
    type="date"
    label="문제를 알게 된 날"
    value={date}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== undefined}
    helperText={problem ? problems[problem] : `문제를 알게 된 날부터 ${defectKnownDays}일 안에 신청할 수 있어요.`}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: from, max: until } }}
  />
);
