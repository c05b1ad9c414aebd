import { imageWidth } from '@maru/contracts/kernel/limits';
import { isDefect } from '@maru/contracts/shop/law/withdrawal';
import type { ClaimKind } from '@maru/contracts/shop/order/claim.fields';
import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { needsRefundAccount, type RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { useState } from 'react';
import type { PickedImage } from '../../design/image-choice.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type Claimant, chosenOf, moneyOf, noticedOf, partsFor, reasonsFor } from './claim-choice.ts';
import { claimWords } from './claim-words.ts';
import type { Claiming } from './order.api.ts';
import { differenceOf, type Wish } from './wanted-options.tsx';

export interface ClaimDialogProps {
  readonly order: Order;
  readonly kind: ClaimKind;
  readonly by: OrderRole;
  /** Answers whether it was done; why not is in the snackbar then. */
  readonly onSend: (wanted: Claiming) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Reason, pieces and day go together: what the law gives depends on them. */
const useChoice = (order: Order, claimant: Claimant) => {
  const reasons = reasonsFor(order, claimant);
  const [wanted, setReason] = useState<CancelReason>();
  const reason = wanted && reasons.includes(wanted) ? wanted : (reasons[0] ?? 'other');
  const all = partsFor(order, claimant, reason);
  const [before, setChosen] = useState<readonly PlacedPart[]>([]);
  const chosen = chosenOf(all, before);
  const [date, setNoticedOn] = useState<string>();
  const noticed = noticedOf(order, claimant, { reason, parts: chosen, date });
  return { reasons, reason, setReason, all, chosen, setChosen, noticed, setNoticedOn };
};

/** Photos help where the shop is to believe that something is wrong. A guest's are stored below the order. */
const usePhotos = ({ by, order }: Pick<ClaimDialogProps, 'by' | 'order'>, reason: CancelReason) => {
  const user = useSessionUser();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const { percent, store, cancel } = useImageUpload();
  const asked = by === 'buyer' && isDefect(reason);
  const id = user && user.id === order.user_id ? user.id : order.id;
  /** Undefined where they could not be stored. */
  const upload = async (): Promise<readonly string[] | undefined> =>
    asked && images.length > 0 ? store(images, { folder: 'claim', id, width: imageWidth.claim }) : [];
  return { asked, images, setImages, percent, cancel, upload };
};

const takesAccount = (order: ClaimDialogProps['order'], kind: ClaimDialogProps['kind'], refund: number) =>
  kind !== 'exchange' && refund > 0 && needsRefundAccount(order, refund);

/** A claim as it is filled in, what it will come to, and sending it. */
export const useClaim = ({ order, kind, by, onSend, onClose }: ClaimDialogProps) => {
  const dispatch = useDispatch();
  const [now] = useState(() => Date.now());
  const choice = useChoice(order, { kind, by, now });
  const { reason, chosen, noticed } = choice;
  const photos = usePhotos({ by, order }, reason);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [account, setAccount] = useState<RefundAccount>();
  const [busy, setBusy] = useState(false);
  const money = moneyOf(order, { kind, reason, parts: chosen });
  const asksAccount = by === 'buyer' && takesAccount(order, kind, money.refund);
  const wanted = wishes.filter(({ no }) => kind === 'exchange' && chosen.some((part) => part.no === no));

  const send = async () => {
    const urls = await photos.upload();
    return (
      urls !== undefined &&
      onSend({
        kind,
        parts: chosen,
        reason,
        ...(urls.length > 0 && { photos: urls }),
        ...(wanted.length > 0 && { wanted: wanted.map(({ no, option_id }) => ({ no, option_id })) }),
        ...(noticed && { noticed: noticed.date }),
        ...(asksAccount && account && { refund_account: account }),
      })
    );
  };
  const submit = async () => {
    setBusy(true);
    const isDone = await send();
    setBusy(false);
    if (!isDone) return;
    onClose();
    dispatch(snackbarShown(claimWords[kind].done));
  };
  return {
    ...choice,
    photos,
    wishes,
    setWishes,
    difference: differenceOf(order, chosen, wanted),
    money,
    asksAccount,
    setAccount,
    busy,
    submit,
    complete: chosen.length > 0 && noticed?.problem === undefined && !(asksAccount && !account),
  };
};
