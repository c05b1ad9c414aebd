import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { controlRadius, radius, touchTarget } from './tokens.ts';

const coarse = '@media (pointer: coarse)';
type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Words that MUI would say in English. */
const words: ThemeComponents = {
  MuiRating: { defaultProps: { emptyLabelText: '별점 없음', getLabelText: (stars) => `${stars}점` } },
};
const buttons: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: controlRadius, whiteSpace: 'nowrap', [coarse]: { minHeight: touchTarget } },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: 16 },
      sizeMedium: { minHeight: 40, paddingInline: 16 },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: 14 },
      outlined: ({ theme }) => ({ '&:not(:hover)': { borderColor: theme.vars.palette.surface.outline } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: controlRadius, [coarse]: { minWidth: touchTarget, minHeight: touchTarget } },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.link, fontWeight: 600, textUnderlineOffset: 3 }),
    },
  },
};

const surfaces: ThemeComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radius } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '16px 24px 24px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 24px rgb(16 24 40 / 0.12)',
        marginTop: 4,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 40, marginInline: 6, borderRadius: 8, fontSize: 15, [coarse]: { minHeight: touchTarget } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.inverse,
        color: theme.vars.palette.surface.onInverse,
        fontSize: 13,
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 8,
      }),
    },
  },
};

const inputs: ThemeComponents = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: controlRadius,
        backgroundColor: theme.vars.palette.background.paper,
        [coarse]: { minHeight: touchTarget },
        '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.surface.outline,
        },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: 13 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 }, label: { paddingInline: 10 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderRadius: controlRadius,
        textTransform: 'none',
        [coarse]: { minWidth: touchTarget, minHeight: touchTarget },
        '&.MuiToggleButton-primary.Mui-selected, &.MuiToggleButton-primary.Mui-selected:hover': {
          backgroundColor: vars.palette.tones.blue.soft,
          color: vars.palette.tones.blue.text,
        },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: touchTarget, textTransform: 'none', fontSize: 15 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 14, lineHeight: 1.5, borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 600 }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse' } },
};

/** How this product's MUI parts differ from the library's. */
export const themeComponents: ThemeComponents = { ...words, ...buttons, ...surfaces, ...inputs };
