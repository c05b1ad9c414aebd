import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Button from '@mui/material/Button';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  readonly title?: string | undefined;
  /** What to do; the server's message where there is one. */
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** It is being tried again. */
  readonly busy?: boolean | undefined;
}

export const ErrorState = ({ title = '불러오지 못했어요', text, onRetry, busy = false }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<CloudOffRounded />}
      title={title}
      text={text || '인터넷 연결을 확인하고 다시 시도해 주세요.'}
      action={
        onRetry ? (
          <Button variant="outlined" loading={busy} onClick={onRetry}>
            다시 시도
          </Button>
        ) : null
      }
    />
  </div>
);
