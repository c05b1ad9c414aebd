import { inBrowser } from '../../kernel/personal/personal-storage.ts';

const key = 'guest-order';

/** The number of the last order of a guest, so that it need not be looked up in a mail; the phone is never kept. */
export const keepGuestNumber = (number: string): void => inBrowser.write(key, number);
export const keptGuestNumber = (): string => inBrowser.read<string>(key) ?? '';
