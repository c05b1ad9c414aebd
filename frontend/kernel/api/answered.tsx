import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { type Failure, problemText } from '../http/problem.ts';

/** What a query hook gives. */
interface QueryState {
  readonly data?: unknown;
  readonly currentData?: unknown;
  readonly error?: Failure | undefined;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

export interface AnsweredProps<A extends QueryState> {
  readonly answer: A;
  /** Drawn until there is an answer. */
  readonly bones?: ReactNode;
  /** What could not be loaded, in a sentence. */
  readonly title?: string | undefined;
  /** What stands in the place of the usual error; undefined for that. */
  readonly failed?: (failure: Failure) => ReactNode;
  /** Fades the answer to the question before, until the next one comes. */
  readonly fade?: boolean;
  /** `data` may be the answer to what was asked before: `currentData` tells. */
  readonly children: (data: NonNullable<A['data']>) => ReactNode;
}

interface FailedProps extends Pick<AnsweredProps<QueryState>, 'title' | 'failed'> {
  readonly error: Failure;
  readonly onRetry: () => void;
}
const Failed = ({ error, title, failed, onRetry }: FailedProps) =>
  failed?.(error) ?? <ErrorState title={title} text={problemText(error)} onRetry={onRetry} />;

const Faded = ({ outdated, children }: { readonly outdated: boolean; readonly children: ReactNode }) => (
  <Box aria-busy={outdated} sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 120ms' }}>
    {children}
  </Box>
);

/** One that is being asked for again may be over. */
const failureOf = ({ currentData, error, isFetching }: QueryState) => (currentData || isFetching ? undefined : error);

/** What was answered; until then its bones, and what went wrong with another try. */
export const Answered = <A extends QueryState>({
  answer,
  bones = <SkeletonRows />,
  fade = false,
  children,
  ...failing
}: AnsweredProps<A>) => {
  const { data, currentData, refetch } = answer;
  const error = failureOf(answer);
  if (error) return <Failed {...failing} error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data === null) return bones;
  return fade ? <Faded outdated={!currentData}>{children(data)}</Faded> : children(data);
};
