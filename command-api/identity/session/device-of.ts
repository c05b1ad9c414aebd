import { unknownDevice } from '@maru/contracts/identity/user/user.words';
const browsers = [
  ['Edg/', 'Edge'],
  ['Whale/', 'Whale'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The full text of the header would identify people. */
export const deviceOf = (userAgent: string): string => {
  const nameIn = (marks: typeof browsers | typeof systems) => marks.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' · ') || unknownDevice;
};
