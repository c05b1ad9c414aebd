import type { ReactNode } from 'react';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { type Failure, problemText } from '../http/problem.ts';

/** What a query hook gives. */
interface QueryState {
  readonly data?: unknown;
  readonly currentData?: unknown;
  readonly error?: Failure | undefined;
  readonly refetch: () => unknown;
}

export interface AnsweredProps<A extends QueryState> {
  readonly answer: A;
  /** Drawn until there is an answer. */
  readonly bones?: ReactNode;
  /** What could not be loaded, in a sentence. */
  readonly title?: string;
  /** `data` may be the answer to what was asked before: `currentData` tells. */
  readonly children: (data: NonNullable<A['data']>) => ReactNode;
}

/** What was answered; until then its bones, and what went wrong with another try. */
export const Answered = <A extends QueryState>({
  answer,
  bones = <SkeletonRows />,
  title,
  children,
}: AnsweredProps<A>) => {
  const { data, currentData, error, refetch } = answer;
  if (error && !currentData)
    return <ErrorState title={title} text={problemText(error)} onRetry={() => void refetch()} />;
  return data === undefined || data === null ? bones : children(data);
};
