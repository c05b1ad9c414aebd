import sharp from 'sharp';

export const testPicture = (width: number, height: number) => {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
};
