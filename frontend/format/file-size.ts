const units = ['B', 'KB', 'MB', 'GB'] as const;

/** `46.2MB`: a kilobyte of 1,024 bytes, as the explorer of Windows counts. */
export const fileSize = (bytes: number): string => {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1_024)));
  const value = bytes / 1_024 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10}${units[step]}`;
};
