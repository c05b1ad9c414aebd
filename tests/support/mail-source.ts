const unfold = (headers: string) => headers.replaceAll(/\r?\n[ \t]+/g, ' ');
/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, as headers carry what is not ASCII. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : fromQuoted(text.replaceAll('_', ' ')),
    );
const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const split = (source: string) => {
  const end = source.search(/\r?\n\r?\n/);
  return { head: unfold(source.slice(0, end)), body: source.slice(end).replace(/^(\r?\n){2}/, '') };
};
const headerIn = (head: string, name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');

const contentOf = (part: string) => {
  const { head, body } = split(part);
  const encoding = headerIn(head, 'Content-Transfer-Encoding').toLowerCase();
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuoted(body)
        : body;
  return { type: headerIn(head, 'Content-Type'), text: decoded.replaceAll('\r\n', '\n').trimEnd() };
};

/** What a mail program shows of a mail as it came over the wire. */
export const readSource = (source: string) => {
  const { head, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(head)?.[1];
  const parts =
    boundary === undefined
      ? [source]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => part.replace(/^\r?\n/, ''));
  const contents = parts.map(contentOf);
  const of = (type: string) => contents.find((content) => content.type.startsWith(type))?.text ?? '';
  return { header: (name: string) => headerIn(head, name), text: of('text/plain'), html: of('text/html') };
};
