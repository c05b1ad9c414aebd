import { contactCardPath, type PublicContactCard } from './contact-card.views.ts';

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const mostBytes = 75;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
/** Lines of at most 75 bytes, of which each but the first begins with a space; no letter is cut (RFC 6350, 3.2). */
const folded = (line: string): string => {
  const rows: string[] = [];
  let row = '';
  for (const letter of line) {
    if (bytesOf(row + letter) > mostBytes) {
      rows.push(row);
      row = ' ';
    }
    row += letter;
  }
  return [...rows, row].join('\r\n');
};

const line = (name: string, value: string): readonly string[] => (value === '' ? [] : [`${name}:${escaped(value)}`]);
/** A number in the only signs that every phone dials. */
const dialled = (phone: string) => phone.replaceAll(/[^+0-9]/g, '');

/**
 * The card as vCard 3.0 in UTF-8, which phones and mail programs of all kinds read. The name is one piece: where a
 * Korean family name ends cannot be told for certain. `origin` is where people open the site.
 */
export const vcardOf = (card: PublicContactCard, origin: string): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(card.name)};;;;`,
    ...line('FN', card.name),
    ...line('ORG', card.company),
    ...line('TITLE', card.title),
    ...line('TEL;TYPE=CELL,VOICE', dialled(card.mobile)),
    ...line('TEL;TYPE=WORK,VOICE', dialled(card.phone)),
    ...line('TEL;TYPE=WORK,FAX', dialled(card.fax)),
    ...line('EMAIL;TYPE=INTERNET,WORK', card.email),
    ...(card.address === '' ? [] : [`ADR;TYPE=WORK:;;${escaped(card.address)};;;;`]),
    ...(card.link === '' ? [] : [`URL:${card.link}`]),
    `NOTE:${escaped(origin + contactCardPath(card.id))}`,
    `UID:urn:uuid:${card.id}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
