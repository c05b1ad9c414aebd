import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Button from '@mui/material/Button';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';

/** Nobody could say how it ended; asking again takes nothing twice. */
export const PaymentUnknown = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  usePageTitle('결제 확인');
  return (
    <Outcome
      tone="amber"
      icon={<CloudOffRounded />}
      title="아직 결제를 확인하지 못했어요"
      text={text}
      foot="다시 확인해도 두 번 결제되지 않아요."
    >
      <Button variant="contained" size="large" onClick={onRetry}>
        다시 확인하기
      </Button>
    </Outcome>
  );
};
