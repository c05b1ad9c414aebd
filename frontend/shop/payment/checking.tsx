import CircularProgress from '@mui/material/CircularProgress';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';

/** While the server asks; `late` once the provider did not say at once. */
export const Checking = ({ late }: { readonly late: boolean }) => {
  usePageTitle('결제 확인 중');
  return (
    <Outcome
      tone="blue"
      icon={<CircularProgress size={32} color="inherit" />}
      title="결제를 확인하고 있어요"
      text={
        late
          ? '결제사의 답이 늦어지고 있어요. 다시 결제하지 말고 기다려 주세요. 이 화면을 닫아도 확인되면 주문이 접수돼요.'
          : '잠시만 기다려 주세요.'
      }
    >
      {null}
    </Outcome>
  );
};
