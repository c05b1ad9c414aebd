import { zodResolver } from '@hookform/resolvers/zod';
import { imageWidth } from '@maru/contracts/kernel/limits';
import { type NameCard, nameCard, nameCardTexts } from '@maru/contracts/shop/name-card/name-card.fields';
import type { OwnNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PickedImage } from '../../design/image-choice.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type CardLine, useSubmitNameCardMutation } from './name-card.api.ts';

const beginning = (card: OwnNameCard | null) =>
  Object.fromEntries(nameCardTexts.map((name) => [name, card?.[name] ?? ''])) as unknown as NameCard;

/** What is to be printed, as it is filled in; the logo is uploaded before it is sent. */
export const useCardForm = (line: CardLine, card: OwnNameCard | null, onDone: () => void) => {
  const dispatch = useDispatch();
  const user = useSessionUser();
  const form = useForm<NameCard>({ resolver: zodResolver(nameCard) as never, defaultValues: beginning(card) });
  const [logo, setLogo] = useState<readonly PickedImage[]>(card?.logo ? [card.logo] : []);
  const { percent, store, cancel } = useImageUpload();
  const [send, { isLoading }] = useSubmitNameCardMutation();
  const submit = form.handleSubmit(async (fields) => {
    if (!user) return;
    const urls = await store(logo, { folder: 'namecard', id: user.id, width: imageWidth.namecard });
    if (!urls || (await send({ ...line, ...fields, logo: urls[0] ?? null })).error) return;
    dispatch(snackbarShown('명함 내용을 보냈어요. 시안이 나오면 메일로 알려 드려요.'));
    onDone();
  });
  return { form, logo, setLogo, percent, cancel, submit, busy: isLoading || percent !== undefined };
};
