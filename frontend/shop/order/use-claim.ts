import { imageWidth } from '@maru/contracts/kernel/limits';
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
import { type Claimant, chosenOf, isFaulty, moneyOf, partsFor, reasonsFor } from './claim-choice.ts';
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

/** Reason and pieces go together: what the law gives depends on the reason. */
const useChoice = (order: Order, claimant: Claimant) => {
  const reasons = reasonsFor(order, claimant);
  const [wanted, setReason] = useState<CancelReason>();
  const reason = wanted && reasons.includes(wanted) ? wanted : (reasons[0] ?? 'other');
  const all = partsFor(order, claimant, reason);
  const [before, setChosen] = useState<readonly PlacedPart[]>([]);
  return { reasons, reason, setReason, all, chosen: chosenOf(all, before), setChosen };
};

/** Where photos can be uploaded, by whoever has an account, and where they help. */
const usePhotos = ({ by }: Pick<ClaimDialogProps, 'by'>, reason: CancelReason) => {
  const user = useSessionUser();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const { percent, store, cancel } = useImageUpload();
  const asked = user !== null && by === 'buyer' && isFaulty(reason);
  /** Undefined where they could not be stored. */
  const upload = async (): Promise<readonly string[] | undefined> =>
    asked && images.length > 0 ? store(images, { folder: 'review', id: user.id, width: imageWidth.review }) : [];
  return { asked, images, setImages, percent, cancel, upload };
};

/** A claim as it is filled in, what it will come to, and sending it. */
export const useClaim = ({ order, kind, by, onSend, onClose }: ClaimDialogProps) => {
  const dispatch = useDispatch();
  const [now] = useState(() => Date.now());
  const choice = useChoice(order, { kind, by, now });
  const { reason, chosen } = choice;
  const photos = usePhotos({ by }, reason);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [account, setAccount] = useState<RefundAccount>();
  const [busy, setBusy] = useState(false);
  const money = moneyOf(order, { kind, reason, parts: chosen });
  const asksAccount = kind !== 'exchange' && by === 'buyer' && money.refund > 0 && needsRefundAccount(order);
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
    difference: differenceOf(chosen, wanted),
    money,
    asksAccount,
    setAccount,
    busy,
    submit,
    complete: chosen.length > 0 && !(asksAccount && !account),
  };
};
