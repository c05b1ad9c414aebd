import { sentMailsWords, siteName } from '@maru/contracts/kernel/site.words';
import { type Request, type RequestHandler, Router } from 'express';
import { type KeptMail, readMails } from './mail-folder.ts';
import escapeHtml from 'escape-html';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all }
  body { max-width: 720px; margin: 0 auto; padding: 32px 16px }
  details { margin-top: 12px; border: 1px solid #8884; border-radius: 12px; overflow: hidden }
  summary { padding: 14px 20px; cursor: pointer }
  summary small { display: block; opacity: .75; overflow-wrap: anywhere }
  iframe { display: block; width: 100%; height: 560px; border: 0; border-top: 1px solid #8884; background: #fff }
  pre { margin: 0; padding: 16px 20px; border-top: 1px solid #8884; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 14px }`;

/** In a frame that runs nothing and is of no origin; its links open beside it. */
const mailFrame = ({ html, subject }: KeptMail) => {
  const document = html.replace('<head>', '<head><base target="_blank">');
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(document)}" loading="lazy"></iframe>`;
};

const row = (mail: KeptMail, at: number) => `
  <details${at === 0 ? ' open' : ''}>
    <summary><strong>${escapeHtml(mail.subject)}</strong><small>${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.at)}">${escapeHtml(mail.at.slice(0, 19).replace('T', ' '))} UTC</time></small></summary>
    ${mailFrame(mail)}
    <pre>${escapeHtml(mail.text)}</pre>
  </details>`;

const devMailPage = (mails: readonly KeptMail[]): string => `<!doctype html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>${sentMailsWords.heading} - ${siteName}</title>
  <style>${style}
  </style>
</head>
<body>
  <h1>${sentMailsWords.heading}</h1>
  <p>${sentMailsWords.hint}</p>${mails.length === 0 ? `\n  <p>${sentMailsWords.none}</p>` : mails.map(row).join('')}
</body>
</html>
`;

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Only a browser on this machine, without a proxy, may read these mails: they can take over accounts. */
export const isOnThisMachine = ({
  socket,
  headers,
  hostname,
}: Pick<Request, 'socket' | 'headers' | 'hostname'>): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownNames.has(hostname) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

export const devMail = (folder: string): RequestHandler =>
  Router().get('/dev/mail', async (req, res, next) => {
    if (!isOnThisMachine(req)) return next();
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(devMailPage((await readMails(folder)).slice(0, maxMails)));
  });

const maxMails = 100;
