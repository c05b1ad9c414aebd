import type { Agreement } from '@maru/contracts/identity/user/agreements';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AgreementDialog } from '../../kernel/agreement/agreement-dialog.tsx';
import { agreementTitles } from '../../kernel/agreement/agreement-text.ts';
import { longDate } from '../../format/seoul-moment.ts';

const isKnown = (which: string): which is Agreement => which in agreementTitles;

export interface AgreedTextsProps {
  readonly agreed: MyAccount['agreed'];
  /** When the account began, ISO. */
  readonly since: string;
}

export const AgreedTexts = ({ agreed, since }: AgreedTextsProps) => {
  const [reading, setReading] = useState<{ readonly which: Agreement; readonly version: number }>();
  const agreements = agreed.flatMap(({ which, version, at = since }) =>
    isKnown(which) ? [{ which, version, at }] : [],
  );
  if (agreements.length === 0)
    return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>동의한 약관이 없어요.</Typography>;
  return (
    <>
      <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {agreements.map(({ which, version, at }) => (
          <Stack
            key={which}
            component="li"
            direction="row"
            sx={{
              alignItems: 'center',
              gap: 1,
              minHeight: 56,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:last-of-type': { border: 0 },
            }}
          >
            <Stack sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{agreementTitles[which]}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {longDate(Date.parse(at))}에 동의 · {version}판
              </Typography>
            </Stack>
            <Button
              color="inherit"
              onClick={() => setReading({ which, version })}
              aria-label={`${agreementTitles[which]} 보기`}
              sx={{ color: 'text.secondary' }}
            >
              보기
            </Button>
          </Stack>
        ))}
      </Stack>
      {reading ? (
        <AgreementDialog {...reading} title={agreementTitles[reading.which]} onClose={() => setReading(undefined)} />
      ) : null}
    </>
  );
};
