import type { PublicContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import CallRounded from '@mui/icons-material/CallRounded';
import EmailRounded from '@mui/icons-material/EmailRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { contactCardLabels } from './contact-card-words.ts';

type Way = 'mobile' | 'phone' | 'fax' | 'email' | 'link' | 'address';
const dialled = (phone: string) => `tel:${phone.replaceAll(/[^+0-9]/g, '')}`;

/** In the order in which people look for them; where there is something to open, it is a link. */
const ways: readonly (readonly [Way, ComponentType, ((value: string) => string)?])[] = [
  ['mobile', SmartphoneRounded, dialled],
  ['phone', CallRounded, dialled],
  ['fax', PrintRounded],
  ['email', EmailRounded, (email) => `mailto:${email}`],
  ['link', LanguageRounded, (link) => link],
  ['address', PlaceRounded],
];

const row = {
  display: 'grid',
  gridTemplateColumns: '24px 72px minmax(0, 1fr)',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 44,
  '& svg': { fontSize: 20, color: 'text.secondary' },
} as const;

/** Only what is a page of the web is opened, whatever the card holds. */
const isWeb = (address: string) => /^(https?:|tel:|mailto:)/i.test(address);

const Value = ({
  way,
  href,
  value,
}: {
  readonly way: Way;
  readonly href: string | undefined;
  readonly value: string;
}) =>
  href && isWeb(href) ? (
    <Box
      component="a"
      href={href}
      {...(way === 'link' && { target: '_blank', rel: 'noopener nofollow' })}
      sx={{ color: 'primary.main', py: 1.25, overflowWrap: 'anywhere' }}
    >
      {value}
    </Box>
  ) : (
    <Box component="span" sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  );

/** How to reach somebody. */
export const ContactLines = ({ card }: { readonly card: PublicContactCard }) => (
  <Box component="dl" sx={{ m: 0, px: 3, py: 2 }}>
    {ways.map(([way, Icon, hrefOf]) =>
      card[way] === '' ? null : (
        <Box key={way} sx={row}>
          <Icon aria-hidden />
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {contactCardLabels[way]}
          </Box>
          <Box component="dd" sx={{ m: 0, display: 'flex' }}>
            <Value way={way} href={hrefOf?.(card[way])} value={card[way]} />
          </Box>
        </Box>
      ),
    )}
  </Box>
);
