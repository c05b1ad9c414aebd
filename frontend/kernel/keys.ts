const signs: Readonly<Record<string, { readonly code: string; readonly shift: boolean }>> = {
  '/': { code: 'Slash', shift: false },
  '?': { code: 'Slash', shift: true },
};

/** By place on the keyboard too: with the Korean input method on, `event.key` of C is ㅊ. */
const isKey = (event: KeyboardEvent, key: string) => {
  const sign = signs[key];
  if (sign) return event.key === key || (event.code === sign.code && event.shiftKey === sign.shift);
  if (/^[a-z]$/.test(key)) return event.code === `Key${key.toUpperCase()}` && !event.shiftKey;
  return event.key === key || event.key.toLowerCase() === key;
};

/** Whether a key press is one stroke, such as `mod+k`, `c`, `?` or `Enter`; `mod` is Ctrl, or ⌘ on a Mac. */
export const isStroke = (event: KeyboardEvent, stroke: string) => {
  const parts = stroke.split('+');
  const key = parts.at(-1) ?? '';
  const mod = parts.includes('mod');
  return (event.ctrlKey || event.metaKey) === mod && event.altKey === parts.includes('alt') && isKey(event, key);
};

const modName = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
const names: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Enter: 'Enter',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

/** How keys are written on the sheet: one list of caps per stroke of a sequence. */
export const keyCaps = (keys: string) =>
  keys
    .split(' ')
    .map((stroke) => stroke.split('+').map((key) => (key === 'mod' ? modName() : (names[key] ?? key.toUpperCase()))));
