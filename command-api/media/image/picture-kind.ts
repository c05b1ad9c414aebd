const kinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureKind = (typeof kinds)[number];

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** ISO media files name what they can be read as in their first box: HEIC and videos begin the same way. */
const isAvif = (bytes: Uint8Array) => {
  if (text(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes[3] ?? 0, 128);
  return /^(....)*avi[fs]/s.test(text(bytes, 8, end));
};

const looksLike: { readonly [K in PictureKind]: (bytes: Uint8Array) => boolean } = {
  jpeg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a/.test(text(bytes, 0, 6)),
  avif: isAvif,
};

/** By the first bytes, before any decoder sees them, because names and declared types prove nothing. */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => kinds.find((kind) => looksLike[kind](bytes));
