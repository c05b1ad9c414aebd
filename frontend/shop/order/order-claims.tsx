import Button from '@mui/material/Button';
import { SectionCard } from '../../design/section-card.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { ClaimFacts, type ClaimProps } from './claim-facts.tsx';
import { kindNames, nextOf } from './claim-words.ts';
import type { OrderCalls } from './order.api.ts';
import { SurchargeDue } from './surcharge-due.tsx';
import type { Order } from '@maru/contracts/shop/order/order.views';

interface Calls {
  readonly calls: Pick<OrderCalls, 'withdrawClaim' | 'openSurcharge'>;
}

const Withdraw = ({ claim, calls }: Pick<ClaimProps, 'claim'> & Calls) => {
  const { ask, question } = useConfirmed({
    title: `${kindNames[claim.kind]} 신청을 철회할까요?`,
    text: '철회한 뒤에도 기간 안에는 다시 신청할 수 있어요.',
    confirm: '철회',
    run: async () => ({ error: !(await calls.withdrawClaim(claim.no)) }),
    done: '신청을 철회했어요.',
  });
  return (
    <>
      <Button variant="outlined" color="inherit" sx={{ mt: 2 }} onClick={() => ask()}>
        신청 철회
      </Button>
      {question}
    </>
  );
};

/** Everything that was asked for, the newest first. */
export const OrderClaims = ({ order, calls }: { readonly order: Order } & Calls) =>
  order.claims.toReversed().map((claim) => (
    <SectionCard
      key={claim.no}
      title={`${kindNames[claim.kind]} ${order.claims.length > 1 ? `신청 ${claim.no}` : '신청'}`}
    >
      <ClaimFacts order={order} claim={claim} next={nextOf(claim)} />
      <SurchargeDue order={order} claim={claim} calls={calls} />
      {claim.actions.includes('withdraw') ? <Withdraw claim={claim} calls={calls} /> : null}
    </SectionCard>
  ));
