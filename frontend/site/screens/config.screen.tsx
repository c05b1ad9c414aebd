import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { type ConfigSection, valueSections } from '../config/config-sections.tsx';
import { ProvidersSection } from '../health/providers-section.tsx';
import { HistorySection } from '../config/history-section.tsx';
import { AgreementsSection } from '../agreement/agreements-section.tsx';
import { MailTextsSection } from '../mail-text/mail-texts-section.tsx';
import { NoticesSection } from '../notice/notices-section.tsx';

const sections: readonly ConfigSection[] = [
  ...valueSections,
  { id: 'notices', label: '공지', Section: NoticesSection },
  { id: 'agreements', label: '약관', Section: AgreementsSection },
  { id: 'mails', label: '메일 문구', Section: MailTextsSection },
  { id: 'providers', label: '외부 서비스', Section: ProvidersSection },
  { id: 'history', label: '변경 기록', Section: HistorySection },
];
const [first] = sections;

const pathOf = (section: ConfigSection) => (section === first ? '/adm/config' : `/adm/config/${section.id}`);

const listLook = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: 0.5,
  overflowX: { xs: 'auto', lg: 'visible' },
  // The ring around what has the focus is not cut off.
  p: '3px',
  mx: { xs: '-3px', lg: 0 },
  position: { lg: 'sticky' },
  top: { lg: 80 },
  alignSelf: 'start',
  width: { lg: 180 },
  minWidth: 0,
} as const;
const linkLook = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: '10px',
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.sunken' },
  '&.active': { bgcolor: 'surface.sunken', color: 'text.primary' },
} as const;

/** Beside the section on a wide screen, a strip above it elsewhere, where the one that is open is in sight. */
const SectionList = ({ current }: { current: ConfigSection }) => {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const active = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && active) strip.current.scrollLeft = active.offsetLeft - strip.current.clientWidth / 2;
  }, [current]);
  return (
    <Box ref={strip} component="nav" aria-label="설정 메뉴" sx={{ ...listLook, scrollbarWidth: 'none' }}>
      {sections.map((section) => (
        <Box key={section.id} component={NavLink} to={pathOf(section)} end sx={linkLook}>
          {section.label}
        </Box>
      ))}
    </Box>
  );
};

/** `/adm/config` and `/adm/config/<section>`: what is set for the whole site. */
export const ConfigScreen = () => {
  const { section: id = first?.id } = useParams();
  const current = sections.find((section) => section.id === id);
  if (!current) return <Navigate to="/adm/config" replace />;
  const { Section } = current;
  return (
    <AdminFrame title="설정">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 960px)' },
        }}
      >
        <SectionList current={current} />
        <Section key={current.id} />
      </Box>
    </AdminFrame>
  );
};
