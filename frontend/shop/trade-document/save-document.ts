import type { TradeDocument } from '@maru/contracts/shop/trade-document/trade-document.routes';
import { saveFile } from '../../kernel/save-file.ts';

export const saveDocument = ({ name, content }: TradeDocument): void =>
  saveFile(
    name,
    Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)),
    'application/pdf',
  );
