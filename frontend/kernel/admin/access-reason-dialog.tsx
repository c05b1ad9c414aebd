import { type AccessPurpose, type AccessReason, accessPurpose } from '@maru/contracts/identity/access/access.fields';
import { accessPurposeWords } from '@maru/contracts/identity/access/access.words';
import { ReasonDialog } from '../../design/reason-dialog.tsx';

const purposes = accessPurpose.options.map((purpose) => [purpose, accessPurposeWords[purpose]] as const);
const noteOf = (purpose: AccessPurpose) => ({
  label: '설명',
  required: purpose === 'other',
  helperText: '이름이나 연락처는 적지 말아 주세요. 이 이유는 로그아웃할 때까지 이어지고, 볼 때마다 기록돼요.',
  maxLength: 100,
});

interface AccessReasonDialogProps {
  readonly busy: boolean;
  readonly onReason: (reason: AccessReason) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why personal data is looked at; once in a session of work. */
export const AccessReasonDialog = ({ busy, onReason, onClose }: AccessReasonDialogProps) => (
  <ReasonDialog
    title="개인정보를 보는 이유를 골라 주세요"
    confirm="보기"
    reasonLabel="이유"
    reasons={purposes}
    note={noteOf}
    busy={busy}
    onClose={onClose}
    onAnswer={({ reason: purpose, note }) => onReason({ purpose, note: note || null })}
  />
);
