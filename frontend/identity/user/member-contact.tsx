import type { MemberContact as Contact } from '@maru/contracts/identity/member/member.routes';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { formatPhone } from '../../format/phone.ts';
import { useReasoned } from '../../kernel/admin/use-reasoned.tsx';
import { useReadContactMutation } from './member-desk.api.ts';

const addressText = ({ postcode, address, detail, recipient, phone }: Contact['addresses'][number]) =>
  `(${postcode}) ${[address, detail].filter(Boolean).join(' ')} · ${recipient} ${formatPhone(phone)}`;

const Facts = ({ contact: { email, phone, addresses } }: { readonly contact: Contact }) => (
  <FactList
    facts={[
      { label: '이메일', value: email || '없음' },
      { label: '전화번호', value: phone ? formatPhone(phone) : '없음' },
      ...addresses.map((one) => ({ label: one.name, value: addressText(one) })),
    ]}
  />
);

/** Nothing is read until it is asked for. */
export const MemberContact = ({ id }: { readonly id: string }) => {
  const [read, { data: contact, isLoading }] = useReadContactMutation();
  const { ask, isAsking, dialog } = useReasoned({
    run: (of: string, reason) => read({ id: of, ...(reason && { reason }) }),
    busy: isLoading,
  });
  return (
    <SectionCard title="연락처와 주소">
      {contact ? (
        <Facts contact={contact} />
      ) : (
        <>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
            개인정보라서 가려 두었어요. 누가 언제 왜 보았는지 기록해요.
          </Typography>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<VisibilityRounded />}
            loading={isLoading && !isAsking}
            onClick={() => void ask(id)}
          >
            연락처 보기
          </Button>
        </>
      )}
      {dialog}
    </SectionCard>
  );
};
