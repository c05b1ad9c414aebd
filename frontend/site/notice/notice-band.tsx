import type { ShownNotice } from '@maru/contracts/site/notice/notice.views';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import type { Tone } from '../../design/tokens.ts';
import { nameOf } from './closed-notices.ts';

const tones: Readonly<Record<ShownNotice['tone'], Tone>> = { info: 'blue', caution: 'amber', urgent: 'red' };
/** What the colour says, for those who do not see it. */
const signs: Readonly<Record<ShownNotice['tone'], string>> = {
  info: 'M12 11v6M12 7.5v.01',
  caution: 'M12 6.5v6.5M12 16.5v.01',
  urgent: 'M12 6.5v6.5M12 16.5v.01',
};
const words: Readonly<Record<ShownNotice['tone'], string>> = { info: '안내', caution: '주의', urgent: '긴급' };

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

const NoticeLink = ({ link, label }: Pick<ShownNotice, 'link' | 'label'>) => {
  if (link === '') return null;
  const where = link.startsWith('/')
    ? { component: Link, to: link }
    : { component: 'a', href: link, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Box
      {...where}
      sx={{
        color: 'inherit',
        fontWeight: 700,
        textUnderlineOffset: '3px',
        whiteSpace: 'nowrap',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { xs: 44, sm: 'auto' },
      }}
    >
      {label || '자세히 보기'}
    </Box>
  );
};

export interface NoticeBandProps {
  readonly notice: Omit<ShownNotice, 'ends_in'>;
  readonly onClose?: () => void;
  /** Over the page instead of above it. */
  readonly floats?: boolean;
}

const floating = {
  position: 'fixed',
  left: { xs: 12, sm: '50%' },
  right: { xs: 12, sm: 'auto' },
  bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', sm: 24 },
  transform: { sm: 'translateX(-50%)' },
  width: { sm: 'min(720px, calc(100vw - 48px))' },
  zIndex: 'snackbar',
  borderRadius: '12px',
  boxShadow: '0 12px 32px rgb(16 24 40 / 0.2)',
} as const;

/** One notice: a sign, its sentence, where it leads, and how to close it. */
export const NoticeBand = ({ notice, onClose, floats = false }: NoticeBandProps) => (
  <Box
    data-notice={nameOf(notice)}
    {...(floats && { role: 'status' })}
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1,
      minHeight: 48,
      pl: { xs: 2, sm: 3 },
      pr: onClose ? 0.5 : 2,
      fontSize: 15,
      lineHeight: 1.45,
      bgcolor: `tones.${tones[notice.tone]}.soft`,
      color: `tones.${tones[notice.tone]}.text`,
      ...(floats && floating),
    }}
  >
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        justifyContent: { sm: 'center' },
        gap: 1,
        py: 0.75,
        minWidth: 0,
        alignItems: 'center',
      }}
    >
      <svg {...stroke} width="20" height="20" style={{ flexShrink: 0 }}>
        <circle cx="12" cy="12" r="9.5" />
        <path d={signs[notice.tone]} />
      </svg>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <b>{words[notice.tone]}</b> {notice.text}
        </Box>
        <NoticeLink link={notice.link} label={notice.label} />
      </Box>
    </Box>
    {onClose ? (
      <ButtonBase
        aria-label="공지 닫기"
        onClick={onClose}
        sx={{ width: 44, height: 44, borderRadius: '50%', flexShrink: 0 }}
      >
        <svg {...stroke} width="20" height="20">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </ButtonBase>
    ) : null}
  </Box>
);
