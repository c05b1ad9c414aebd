import type { ReactNode } from 'react';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { isProblem, problemText } from '../http/problem.ts';

/** What a query hook gives. */
interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface AnsweredProps<A extends Asked> {
  readonly answer: A;
  readonly children: (data: NonNullable<A['data']>) => ReactNode;
}

/** What was answered; until then its bones, and what went wrong with another try. */
export const Answered = <A extends Asked>({ answer: { data, error, refetch }, children }: AnsweredProps<A>) => {
  if (data !== undefined && data !== null) return children(data);
  return error === undefined ? (
    <SkeletonRows />
  ) : (
    <ErrorState text={isProblem(error) ? problemText(error) : undefined} onRetry={() => void refetch()} />
  );
};
