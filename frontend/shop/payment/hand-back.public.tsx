import Button, { type ButtonProps } from '@mui/material/Button';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { won } from '../../format/number.ts';
import { useHandSurchargeBackMutation } from './books.api.ts';

interface HandBackProps extends Pick<ButtonProps, 'variant' | 'color'> {
  readonly order: string;
  readonly claim: number;
  readonly amount: number;
}
/** Somebody has given back what was taken by hand for an exchange. */
export const HandBack = ({ order, claim, amount, ...look }: HandBackProps) => {
  const [handBack] = useHandSurchargeBackMutation();
  const { ask, question } = useConfirmed({
    title: `구매자에게 ${won(amount)}을 돌려줬나요?`,
    text: '직접 받은 돈이라 저절로 나가지 않아요. 적고 나면 이 금액을 돌려준 것으로 남아요.',
    confirm: '돌려줬어요',
    run: () => handBack({ id: order, claim, amount }),
    done: '돌려준 것으로 적었어요.',
  });
  return (
    <>
      <Button {...look} onClick={() => ask()}>
        직접 돌려줬어요
      </Button>
      {question}
    </>
  );
};
