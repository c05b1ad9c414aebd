import { Rejected } from '@maru/contracts/kernel/rejections';
import { rowLimits } from '@maru/contracts/kernel/rows';
import { unzipSync, zipSync } from 'fflate';

const mostFiles = 500;
const isRead = (name: string) => /\.(xml|rels)$/.test(name);

/**
 * The parts of a workbook that hold cells, packed anew without compression, so that nothing in it can grow whoever reads
 * it. Each part is unpacked into just as many bytes as it says it has, and those are counted before. Throws
 * `rows_unreadable`, `too_large`.
 */
export const unpackedXlsx = (file: Buffer): Buffer => {
  let [bytes, files] = [0, 0];
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!isRead(name)) return false;
        [bytes, files] = [bytes + originalSize, files + 1];
        if (bytes > rowLimits.unpackedBytes || files > mostFiles) throw new Rejected('too_large');
        return true;
      },
    });
    return Buffer.from(zipSync(parts, { level: 0 }));
  } catch (error) {
    if (error instanceof Rejected) throw error;
    throw new Rejected('rows_unreadable', { cause: error });
  }
};
