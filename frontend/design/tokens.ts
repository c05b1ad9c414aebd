/** Every colour, size and time of the interface; nothing else names a colour. */
export const fontFamily =
  "'Pretendard Variable', Pretendard, -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";

export const radius = 12;
export const controlRadius = 10;
/** Overlays begin here (product specification §9). */
export const overlay = 2000;
export const width = { page: 1200, reading: 720, form: 440, drawer: 380 } as const;
export const motion = { short: 120, standard: 160, long: 200 } as const;
/** Least height of something to tap on a phone. */
export const touchTarget = 44;

/** How a coloured mark looks: text on a soft ground, and the full colour for bars and dots. */
export interface ToneColours {
  readonly text: string;
  readonly soft: string;
  readonly solid: string;
}
export const toneNames = ['grey', 'blue', 'indigo', 'red', 'amber', 'green'] as const;
export type Tone = (typeof toneNames)[number];
const tone = (text: string, soft: string, solid: string): ToneColours => ({ text, soft, solid });

export const light = {
  primary: { main: '#1867C0', light: '#5CBBF6', dark: '#12529B', contrastText: '#FFFFFF' },
  secondary: { main: '#5CBBF6', light: '#9BD6FA', dark: '#2C8FD0', contrastText: '#0B2338' },
  error: { main: '#D32F2F', contrastText: '#FFFFFF' },
  warning: { main: '#A86300', contrastText: '#FFFFFF' },
  success: { main: '#1B7F4B', contrastText: '#FFFFFF' },
  page: '#F4F6F9',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#EDF0F5',
  bone: '#E3E8EF',
  line: '#E1E6ED',
  lineStrong: '#B4BECC',
  text: '#1A212C',
  textSoft: '#556070',
  textFaint: '#5F6B7F',
  inverse: '#232B38',
  onInverse: '#F4F6F9',
  link: '#1867C0',
  tones: {
    grey: tone('#4A5566', '#E9EDF2', '#8793A5'),
    blue: tone('#12529B', '#E4F0FC', '#1867C0'),
    indigo: tone('#343FA0', '#E9EBFB', '#3F51B5'),
    red: tone('#B3261E', '#FDEAE8', '#E5484D'),
    amber: tone('#865100', '#FFF1D2', '#F2A600'),
    green: tone('#14663C', '#E0F5E9', '#2FA56A'),
  } satisfies Record<Tone, ToneColours>,
} as const;

export const dark = {
  primary: { main: '#94D0FA', light: '#A9D8FB', dark: '#5CBBF6', contrastText: '#0B2338' },
  secondary: { main: '#5CBBF6', light: '#9BD6FA', dark: '#2C8FD0', contrastText: '#0B2338' },
  error: { main: '#FFA8A2', contrastText: '#3B0907' },
  warning: { main: '#FFC45C', contrastText: '#2E1D00' },
  success: { main: '#7FDCA8', contrastText: '#06291A' },
  page: '#3B4453',
  surface: '#434D5D',
  raised: '#4A5465',
  sunken: '#343C49',
  bone: '#5A667A',
  line: '#5A667A',
  lineStrong: '#8C99AE',
  text: '#F3F6FA',
  textSoft: '#CDD5E0',
  textFaint: '#C0CAD6',
  inverse: '#EEF2F7',
  onInverse: '#1A212C',
  link: '#A0D4FB',
  tones: {
    grey: tone('#D5DCE6', '#4D5869', '#9BA7B8'),
    blue: tone('#A9D8FB', '#2E4F70', '#5CBBF6'),
    indigo: tone('#C9CFFF', '#444E86', '#8C9AF0'),
    red: tone('#FFC0BB', '#6B3A40', '#FF7B76'),
    amber: tone('#FFD98A', '#5D4C26', '#FFBE3D'),
    green: tone('#A6E9C4', '#2C5A47', '#5CCB92'),
  } satisfies Record<Tone, ToneColours>,
} as const;

/** Grounds of initials in avatars; white text keeps 4.5:1 on each. */
export const avatarColours = [
  '#3F51B5',
  '#1867C0',
  '#00727D',
  '#1B7F4B',
  '#7A6000',
  '#A8480B',
  '#B3261E',
  '#A12B6B',
  '#7B3FA8',
  '#5A6473',
] as const;
