import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { type Failure, problemText } from '../http/problem.ts';

/** What a query hook gives. */
interface QueryState<Data = unknown> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly error?: Failure | undefined;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

export interface AnsweredProps<Data> {
  readonly answer: QueryState<Data>;
  /** Drawn until there is an answer. */
  readonly bones?: ReactNode;
  /** What could not be loaded, in a sentence. */
  readonly title?: string | undefined;
  /** What stands in the place of the usual error; undefined for that. */
  readonly failed?: (failure: Failure) => ReactNode;
  /** Keeps the answer to the question before, faded, until the next one comes. */
  readonly fade?: boolean;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

interface FailedProps extends Pick<AnsweredProps<unknown>, 'title' | 'failed'> {
  readonly error: Failure;
  readonly busy: boolean | undefined;
  readonly onRetry: () => void;
}
const Failed = ({ error, title, failed, ...retry }: FailedProps) =>
  failed?.(error) ?? <ErrorState title={title} text={problemText(error)} {...retry} />;

const bar = { position: 'absolute', top: 0, left: 0, right: 0, height: 2 };

const Faded = ({ outdated, children }: { readonly outdated: boolean; readonly children: ReactNode }) => (
  <Box aria-busy={outdated} sx={{ position: 'relative' }}>
    {outdated ? <LinearProgress aria-label="불러오는 중" sx={bar} /> : null}
    <Box sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 120ms' }}>{children}</Box>
  </Box>
);

/** What was answered; until then its bones, and what went wrong with another try. */
export const Answered = <Data,>({
  answer: { data, currentData, error, isFetching, refetch },
  bones = <SkeletonRows />,
  fade,
  children,
  ...failing
}: AnsweredProps<Data>) => {
  if (error && !currentData)
    return <Failed {...failing} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const shown = fade ? data : currentData;
  if (shown === undefined || shown === null) return bones;
  return fade ? <Faded outdated={!currentData}>{children(shown)}</Faded> : children(shown);
};
