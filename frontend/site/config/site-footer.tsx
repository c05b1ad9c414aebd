import type { PaymentTerms } from '@maru/contracts/site/config/payment-terms';
import { escrowStatement } from '@maru/contracts/site/config/payment-terms.words';
import type { AnnouncedAgreement } from '@maru/contracts/site/agreement/agreement.views';
import type { BusinessInfo } from '@maru/contracts/site/config/config.fields';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../design/logo.tsx';
import { Page } from '../../design/page.tsx';
import { width } from '../../design/tokens.ts';
import { objectOf } from '../../format/particle.ts';
import { longDate } from '../../format/seoul-moment.ts';
import { businessCheckUrl, businessLabels, businessFacts } from './business-words.ts';
import { useSiteConfigQuery } from './config.api.ts';

const AgreementDialog = lazy(async () => ({
  default: (await import('../../kernel/agreement/agreement-dialog.tsx')).AgreementDialog,
}));

const texts = { terms: '이용약관', privacy: '개인정보처리방침' } as const;
type Which = keyof typeof texts;

const linkLook = {
  minHeight: 44,
  fontSize: 15,
  color: 'text.primary',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '6px',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A change of a text is told before it is in effect. */
const Announced = ({
  announced,
  onRead,
}: {
  announced: readonly AnnouncedAgreement[];
  onRead: (which: Which) => void;
}) =>
  announced.map(({ which, effective_at: at }) =>
    which === 'purchase' ? null : (
      <Box key={which}>
        {texts[which]}
        {objectOf(texts[which])} {longDate(Date.parse(at))}부터 바꿔요.{' '}
        <ButtonBase onClick={() => onRead(which)} sx={{ ...linkLook, fontSize: 14, textDecoration: 'underline' }}>
          바뀌는 내용 보기
        </ButtonBase>
      </Box>
    ),
  );

const Texts = ({ announced }: { announced: readonly AnnouncedAgreement[] }) => {
  const [reading, setReading] = useState<{ readonly which: Which; readonly version?: number }>();
  const readNext = (which: Which) => {
    const next = announced.find((one) => one.which === which);
    setReading({ which, ...(next && { version: next.version }) });
  };
  return (
    <Box component="nav" aria-label="안내" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      <ButtonBase onClick={() => setReading({ which: 'terms' })} sx={linkLook}>
        {texts.terms}
      </ButtonBase>
      <ButtonBase onClick={() => setReading({ which: 'privacy' })} sx={{ ...linkLook, fontWeight: 700 }}>
        {texts.privacy}
      </ButtonBase>
      <Box component={Link} to="/order" sx={linkLook}>
        비회원 주문 조회
      </Box>
      <Box sx={{ width: '100%' }}>
        <Announced announced={announced} onRead={readNext} />
      </Box>
      <Suspense>
        {reading ? (
          <AgreementDialog {...reading} title={texts[reading.which]} onClose={() => setReading(undefined)} />
        ) : null}
      </Suspense>
    </Box>
  );
};

const factLook = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { whiteSpace: 'nowrap' },
  '& dd': { m: 0 },
  '& dt::after': { content: '":"' },
} as const;

const Business = ({ business }: { business: BusinessInfo }) => (
  <>
    <Box component="dl" sx={factLook}>
      {businessFacts(business).map(([field, text]) => (
        <div key={field}>
          <dt>{businessLabels[field]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Box>
    <Box
      component="a"
      href={businessCheckUrl(business.registration_number)}
      target="_blank"
      rel="noopener noreferrer"
      sx={{
        ...linkLook,
        fontSize: 14,
        color: 'text.secondary',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      }}
    >
      사업자정보 확인
    </Box>
  </>
);

const Escrow = ({ payment }: { payment: PaymentTerms }) => {
  const { escrow_name: name, escrow_number: number, escrow_link: link } = payment;
  const statement = escrowStatement(payment);
  if (statement === undefined) return null;
  return (
    <Box sx={{ wordBreak: 'keep-all', maxWidth: width.reading }}>
      {statement} ({name}, {number}){' '}
      {link === '' ? null : (
        <Box component="a" href={link} target="_blank" rel="noopener noreferrer" sx={{ color: 'inherit' }}>
          가입 사실 확인
        </Box>
      )}
    </Box>
  );
};

/** Who runs the shop, and what one agrees to: below every page of it. */
export const SiteFooter = () => {
  const { data } = useSiteConfigQuery();
  const business = data?.business;
  return (
    <Page>
      <Box
        sx={{
          pt: { xs: 3, sm: 4 },
          mb: { xs: -2, sm: -4 },
          display: 'grid',
          gap: 1,
          fontSize: 14,
          lineHeight: 1.6,
          color: 'text.secondary',
        }}
      >
        <Box aria-hidden sx={{ opacity: 0.8, color: 'text.primary' }}>
          <Logo />
        </Box>
        <Texts announced={data?.announced ?? []} />
        {business ? <Business business={business} /> : null}
        {data ? <Escrow payment={data.payment} /> : null}
        <div>© 설계마루</div>
      </Box>
    </Page>
  );
};
