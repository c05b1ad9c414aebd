import { problemText, type Failure } from '../../../kernel/http/problem.ts';
import { Notice } from '../../../design/notice.tsx';
import { won } from '../../../format/number.ts';

export interface WhyNotProps {
  readonly problem: Failure | undefined;
  /** What the button said when it was pressed, and says now. */
  readonly before: number | undefined;
  readonly now: number;
}

const textOf = ({ problem, before = 0, now }: WhyNotProps & { readonly problem: Failure }) =>
  problem.code === 'price_changed' && before !== now
    ? `그 사이 금액이 ${won(before)}에서 ${won(now)}으로 바뀌었어요. 확인한 뒤 다시 눌러 주세요.`
    : (problem.errors?.[0]?.message ?? problemText(problem));

/** Why an order was not placed; what changed is said with its numbers. */
export const WhyNot = ({ problem, ...sums }: WhyNotProps) =>
  problem ? (
    <Notice tone="red" role="alert">
      {textOf({ problem, ...sums })}
    </Notice>
  ) : null;
