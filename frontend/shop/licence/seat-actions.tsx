import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useEndSeatOfferMutation, useFreeSeatMutation, useShowKeyMutation } from './licence.api.ts';
import { OfferDialog } from './offer-dialog.tsx';

interface Props {
  readonly licence: OwnLicence;
}

const Give = ({ licence: { id, key, consented } }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        동료에게 나눠 주기
      </Button>
      {open ? <OfferDialog id={id} binding={consented && key === null} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const ShowKey = ({ licence }: Props) => {
  const [show] = useShowKeyMutation();
  const { ask, question } = useConfirmed({
    title: '라이선스 키를 볼까요?',
    text: `${licence.consented ? '키를 확인한 뒤에는 단순 변심으로 취소할 수 없어요. ' : ''}함께 산 같은 라이선스의 키도 함께 보여요.`,
    confirm: '키 보기',
    run: () => show(licence),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => ask()}>
        키 보기
      </Button>
      {question}
    </>
  );
};

const EndOffer = ({ licence: { id } }: Props) => {
  const [end] = useEndSeatOfferMutation();
  const { ask, question } = useConfirmed({
    title: '초대를 취소할까요?',
    text: '이미 보낸 메일의 링크로는 더는 받을 수 없어요.',
    confirm: '초대 취소',
    destructive: true,
    run: () => end(id),
    done: '초대를 취소했어요.',
  });
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => ask()}>
        초대 취소
      </Button>
      {question}
    </>
  );
};

const FreeSeat = ({ licence: { id, mine, holder } }: Props) => {
  const [free] = useFreeSeatMutation();
  const { ask, question } = useConfirmed({
    title: mine ? `${holder?.name ?? '동료'} 님에게서 회수할까요?` : '라이선스를 돌려줄까요?',
    text: mine
      ? '동료는 더는 쓸 수 없고, 라이선스 키는 새로 만들어져요.'
      : '이 라이선스를 더는 쓸 수 없어요. 다시 쓰려면 새로 초대를 받아야 해요.',
    confirm: mine ? '회수' : '돌려주기',
    destructive: true,
    run: () => free(id),
    done: mine ? '라이선스를 회수했어요.' : '라이선스를 돌려줬어요.',
  });
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => ask()}>
        {mine ? '회수' : '돌려주기'}
      </Button>
      {question}
    </>
  );
};

/** What can be done with a seat now. */
export const SeatActions = ({ licence }: Props) => {
  const { mine, holder, offer, key } = licence;
  if (holder) return <FreeSeat licence={licence} />;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mine && key === null ? <ShowKey licence={licence} /> : null}
      {offer ? <EndOffer licence={licence} /> : <Give licence={licence} />}
    </Stack>
  );
};
