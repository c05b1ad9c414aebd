export const siteName = '설계마루';
/** Who mails come from where the environment names nobody. */
export const defaultSender = `${siteName} <no-reply@localhost>`;

export const headerErrors = {
  'Idempotency-Key': '1~200자의 영문, 숫자, 기호여야 해요.',
  'If-Match': '받은 ETag를 그대로 보내 주세요.',
  'X-Min-Position': '받은 X-Position을 그대로 보내 주세요.',
} as const;

/** One mail in plain words; the page around it is the same for all. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What it is about, each with its name, below the paragraphs. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Smaller, at the end. */
  readonly note: string;
}
/** Stands above the address of a mail's button. */
export const buttonHint = '버튼이 눌리지 않으면 아래 주소를 브라우저에 붙여 넣으세요.';

/** The page of mails that were sent while there is no mail server. */
export const sentMailsWords = {
  heading: '보낸 메일',
  hint: '메일 서버 없이 시험할 때만 보이는 화면이에요. 새로 보낸 메일은 새로고침하면 보여요.',
  none: '아직 보낸 메일이 없어요.',
} as const;
