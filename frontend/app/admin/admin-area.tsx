import DashboardRounded from '@mui/icons-material/DashboardRounded';
import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { NavLink, useLocation } from 'react-router-dom';
import { type AdminPlace, adminPlaces } from './admin-places.ts';
import { countText, PlaceCount, usePlaceCounts } from './place-counts.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BulkTray } from '../../site/bulk/bulk-tray.public.tsx';
import { storage } from '../../kernel/storage.ts';

const key = 'maru.admin.folded';

/** Whether the navigation shows icons only, as it was left in this browser, and how to turn that. */
const useFolded = () => {
  const [folded, setFolded] = useState(() => storage.read(key) === '1');
  const turn = () => {
    setFolded(!folded);
    storage.write(key, folded ? '0' : '1');
  };
  return [folded, turn] as const;
};

/** Where the menu is wider than a phone, or higher than a window, the screen that one is on stands in its middle. */
const useActiveInSight = () => {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const active = strip.current?.querySelector('[aria-current="page"]');
    if (!strip.current || !active) return;
    const [around, at] = [strip.current.getBoundingClientRect(), active.getBoundingClientRect()];
    strip.current.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
    strip.current.scrollTop += at.top + at.height / 2 - (around.top + around.height / 2);
  }, [pathname]);
  return strip;
};

const places: readonly AdminPlace[] = [{ path: '/adm', label: '관리', Icon: DashboardRounded }, ...adminPlaces];

/** A strip at the top of phones, a column elsewhere. */
const navLook = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  gap: 0.5,
  p: 1,
  flexShrink: 0,
  overflowX: { xs: 'auto', sm: 'hidden' },
  overflowY: { xs: 'hidden', sm: 'auto' },
  scrollbarWidth: 'thin',
  bgcolor: 'background.paper',
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '0 0 1px', sm: '0 1px 0 0' },
  position: { sm: 'sticky' },
  top: { sm: 65 },
  alignSelf: { sm: 'flex-start' },
  height: { sm: 'calc(100dvh - 65px)' },
} as const;
const linkLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 44, sm: 40 },
  flexShrink: 0,
  px: 1.5,
  borderRadius: '10px',
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.sunken' },
  '&.active': { bgcolor: 'tones.blue.soft', color: 'tones.blue.text' },
  '& svg': { fontSize: 20 },
} as const;

const Fold = ({ folded, onFold }: { folded: boolean; onFold: () => void }) => {
  const label = folded ? '메뉴 펼치기' : '메뉴 접기';
  return (
    <Tooltip title={label} placement="right">
      <IconButton
        aria-label={label}
        onClick={onFold}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, mt: 'auto', alignSelf: 'flex-end' }}
      >
        {folded ? (
          <KeyboardDoubleArrowRightRounded fontSize="small" />
        ) : (
          <KeyboardDoubleArrowLeftRounded fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  );
};

/**
 * The screens of the admin area. Between phone and desktop it shows icons only; on a desktop whoever wants folds it.
 */
const AdminNav = () => {
  const [folded, fold] = useFolded();
  const strip = useActiveInSight();
  const countOf = usePlaceCounts();
  const labelled = { xs: 'inline', sm: 'none', md: folded ? 'none' : 'inline' } as const;
  return (
    <Box
      ref={strip}
      component="nav"
      aria-label="관리 메뉴"
      sx={{ ...navLook, width: { sm: 61, md: folded ? 61 : 216 } }}
    >
      {places.map(({ path, label, Icon, tasks = [] }) => (
        <Tooltip key={path} title={folded ? label : ''} placement="right">
          <Box
            component={NavLink}
            to={path}
            end={path === '/adm'}
            aria-label={label}
            aria-description={countText(countOf(tasks))}
            sx={linkLook}
          >
            <Icon />
            <Box component="span" sx={{ display: labelled }}>
              {label}
            </Box>
            <PlaceCount count={countOf(tasks)} folded={folded} />
          </Box>
        </Tooltip>
      ))}
      <BulkTray labelDisplay={labelled} look={linkLook} />
      <Fold folded={folded} onFold={fold} />
    </Box>
  );
};

/** A screen of the admin area beside the way to all others. */
export const AdminArea = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, width: '100%', display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
    <AdminNav />
    {children}
  </Box>
);
