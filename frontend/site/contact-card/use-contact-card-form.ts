import { imageWidth } from '@maru/contracts/kernel/limits';
import {
  type ContactCardText,
  contactCardTextFields,
  contactCardTexts,
} from '@maru/contracts/site/contact-card/contact-card.fields';
import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import { useState } from 'react';
import type { PickedImage } from '../../design/image-choice.ts';
import { formatPhone } from '../../format/phone.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type ContactCardDraft, useAddContactCardMutation, useEditContactCardMutation } from './contact-card.api.ts';

type Texts = Readonly<Record<ContactCardText, string>>;
export interface ContactCardForm extends Texts {
  readonly published: boolean;
  readonly listed: boolean;
  readonly images: readonly PickedImage[];
}
export type ContactCardErrors = Partial<Record<ContactCardText, string>>;

const textsOf = (make: (field: ContactCardText) => string) =>
  Object.fromEntries(contactCardTexts.map((field) => [field, make(field)])) as Texts;

const formOf = (card: ManagedContactCard | undefined): ContactCardForm => ({
  ...textsOf((field) => card?.[field] ?? ''),
  published: card?.published ?? true,
  listed: card?.listed ?? false,
  images: card?.image ? [card.image] : [],
});

const wrong: Partial<Record<ContactCardText, string>> = {
  name: '이름을 40자까지 적어 주세요.',
  mobile: '숫자와 -로 적어 주세요. 예: 010-1234-5678',
  phone: '숫자와 -로 적어 주세요. 예: 02-123-4567',
  fax: '숫자와 -로 적어 주세요. 예: 02-123-4568',
  email: '메일 주소를 다시 확인해 주세요.',
  link: 'https://로 시작하는 주소를 적어 주세요.',
};
const errorsIn = (form: ContactCardForm): ContactCardErrors =>
  Object.fromEntries(
    contactCardTexts
      .filter((field) => !contactCardTextFields[field].safeParse(form[field].trim()).success)
      .map((field) => [field, wrong[field] ?? '한 줄로, 더 짧게 적어 주세요.']),
  );

/** A number that was typed without any sign is parted as people read it. */
export const partedPhone = (typed: string) => (/^0\d{8,}$/.test(typed.trim()) ? formatPhone(typed) : typed);

/** Adds the card, or edits the one that is there; what was added stays even where its picture is not stored. */
const useSend = (card: ManagedContactCard | undefined) => {
  const [there, setThere] = useState(card);
  const [add, adding] = useAddContactCardMutation();
  const [edit, editing] = useEditContactCardMutation();
  const error = adding.error ?? editing.error;
  const send = async (fields: Omit<ContactCardDraft, 'image'>) => {
    const { data } = there ? await edit({ card: there, fields }) : await add(fields);
    if (data) setThere(data);
    return data;
  };
  const setImage = async (of: ManagedContactCard, image: string | null) => {
    if (of.image === image) return of;
    const { data } = await edit({ card: of, fields: { image } });
    if (data) setThere(data);
    return data;
  };
  return {
    send,
    setImage,
    isSending: adding.isLoading || editing.isLoading,
    failure: isProblem(error) ? problemText(error) : undefined,
  };
};

/** A card as it is filled in; its picture is stored below its id, so the card comes first. */
export const useContactCardForm = (card: ManagedContactCard | undefined, onDone: () => void) => {
  const dispatch = useDispatch();
  const [form, setForm] = useState(() => formOf(card));
  const [errors, setErrors] = useState<ContactCardErrors>({});
  const { percent, store, cancel } = useImageUpload();
  const { send, setImage, isSending, failure } = useSend(card);
  const change = (changes: Partial<ContactCardForm>) => setForm((before) => ({ ...before, ...changes }));
  const save = async () => {
    const found = errorsIn(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { published, listed } = form;
    const saved = await send({ ...textsOf((field) => form[field].trim()), published, listed });
    if (!saved) return;
    const urls = await store(form.images, { folder: 'card', id: saved.id, width: imageWidth.card, fit: false });
    if (!urls || !(await setImage(saved, urls[0] ?? null))) return;
    dispatch(snackbarShown(card ? '명함을 수정했어요.' : '명함을 추가했어요.'));
    onDone();
  };
  return { form, change, errors, failure, percent, cancel, save, busy: percent !== undefined || isSending };
};
