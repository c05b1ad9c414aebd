import { Rejected } from '@maru/contracts/kernel/rejections';
import { type InstallerKind, maxInstallerBytes } from '@maru/contracts/shop/installer/installer.fields';
import { createHash } from 'node:crypto';

/** How such files begin: a compound file, a program for Windows, a zip archive that is not empty. */
const beginnings: Readonly<Record<InstallerKind, Buffer>> = {
  msi: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  exe: Buffer.from('MZ'),
  zip: Buffer.from('504b0304', 'hex'),
};
const mostBeginning = 8;

/** Of what has passed. */
export interface CheckedProgram {
  readonly content: AsyncIterable<Buffer>;
  readonly seen: () => { readonly size: number; readonly sha256: string };
}

/**
 * Passes a file on piece by piece, and throws `installer_not_a_program` or `installer_too_large` in the middle of it:
 * what is kept of it then is the store's to throw away.
 */
export const checkedProgram = (
  source: AsyncIterable<Buffer>,
  kind: InstallerKind,
  most = maxInstallerBytes,
): CheckedProgram => {
  const hash = createHash('sha256');
  let [size, sha256, beginning] = [0, '', Buffer.alloc(0)];
  const mustBegin = () => {
    if (!beginning.subarray(0, beginnings[kind].length).equals(beginnings[kind]))
      throw new Rejected('installer_not_a_program');
  };
  async function* content(): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      size += piece.length;
      if (size > most) throw new Rejected('installer_too_large');
      if (beginning.length < mostBeginning) {
        beginning = Buffer.concat([beginning, piece.subarray(0, mostBeginning)]);
        if (beginning.length >= mostBeginning) mustBegin();
      }
      hash.update(piece);
      yield piece;
    }
    mustBegin();
    sha256 = hash.digest('hex');
  }
  return { content: content(), seen: () => ({ size, sha256 }) };
};
