import type { Protection } from './protection.ts';

const image = 'command-api/media/image';
const secrets = 'platform/env/secrets.int.test.ts';

/** What comes in as files, and what is kept. */
export const dataProtections: readonly Protection[] = [
  { promise: 'a picture has 15 MB at most', file: `${image}/image.multipart.ts`, cut: 'fileSize: maxImageBytes', instead: 'fileSize: 2 * maxImageBytes', test: `${image}/image.endpoint.int.test.ts`, fails: 'files that are too large' },
  { promise: 'a picture is one by its first bytes', file: `${image}/re-encode.ts`, cut: "if (!kind) throw new Rejected('unsupported_image');", instead: "if (!kind) return { content: bytes, width: 1, height: 1 };", test: `${image}/re-encode.int.test.ts`, fails: 'refuses' },
  { promise: 'a picture has 50 million pixels at most', file: `${image}/re-encode.ts`, cut: "if (size.width * size.height > maxImagePixels) throw new Rejected('image_too_large');", instead: '', test: `${image}/re-encode.int.test.ts`, fails: 'too many pixels' },
  { promise: 'pictures are written anew', file: `${image}/re-encode.ts`, cut: 'content: data,', instead: 'content: bytes,', test: `${image}/re-encode.int.test.ts`, fails: 'what was hidden in the file' },
  { promise: 'pictures tell not where they were taken', file: `${image}/re-encode.ts`, cut: '.timeout({ seconds', instead: '.keepMetadata().timeout({ seconds', test: `${image}/re-encode.int.test.ts`, fails: 'leaves metadata behind' },
  { promise: 'a picture is taken for nothing else', file: 'query-api/media/file-router.ts', cut: "  'X-Content-Type-Options': 'nosniff',\n", instead: '', test: 'query-api/media/file-router.int.test.ts', fails: 'to its members' },
  { promise: 'secrets are readable by nobody else', file: 'platform/env/write-once.ts', cut: "openSync(draft, 'wx', 0o600)", instead: "openSync(draft, 'wx', 0o644)", test: 'platform/env/write-once.int.test.ts', fails: 'nobody else' },
  { promise: 'a secret that was opened to others is closed', file: 'platform/env/secrets.ts', cut: 'chmodSync(file, 0o600);', instead: '', test: secrets, fails: 'closes a file' },
  { promise: 'logs name nobody', file: 'platform/log/logger.ts', cut: "redact: { paths: hiddenPaths, censor: '[redacted]' },", instead: '', test: 'platform/log/logger.unit.test.ts', fails: 'leaves secrets and personal data out' },
  { promise: 'names, addresses and phone numbers are in the log as ciphertext', file: 'command-api/pipeline/record.ts', cut: 'sealing?.personal ?', instead: 'sealing?.personal && false ?', test: 'command-api/pipeline/sealed.int.test.ts', fails: 'kept sealed' },
  { promise: 'the key of a licence is in the log as ciphertext', file: 'command-api/shop/licence/licence.aggregate.ts', cut: '  personal: licencePersonal,\n', instead: '', test: 'command-api/workflows/shop/after-delivery.int.test.ts', fails: 'sealed in the log' },
  { promise: 'events are chained', file: 'platform/event-store/hash-chain.ts', cut: 'previousHash: hash }', instead: 'previousHash: chainStart }', test: 'platform/event-store/hash-chain.unit.test.ts', fails: '' },
  { promise: 'text is shown as text', file: 'frontend/app/snackbar/top-snackbar.tsx', cut: '>{text}</Box>', instead: ' dangerouslySetInnerHTML={{ __html: text }} />', test: 'frontend/app/snackbar/top-snackbar.test.tsx', fails: 'shows markup as the text it is' },
  { promise: 'data in a page cannot end its script', file: 'frontend/first-screen/page-head.ts', cut: ".replaceAll('<', '\\\\u003c')", instead: '', test: 'frontend/first-screen/page-head.unit.test.ts', fails: 'cannot end the script' },
  { promise: 'slides lead nowhere else', file: 'contracts/site/slide/slide.fields.ts', cut: '(?![/\\\\])', instead: '', test: 'command-api/site/slide/add-slide.unit.test.ts', fails: 'leads nowhere by' },
  { promise: 'links in what the shop writes lead nowhere but the web', file: 'frontend/shop/item/markdown-text.tsx', cut: "safeLink.test(url) ? url : ''", instead: 'url', test: 'frontend/shop/item/item.screen.test.tsx', fails: 'lets nothing in it act' },
  { promise: 'pictures in what the shop writes come from here', file: 'frontend/shop/item/markdown-text.tsx', cut: "ownImage.test(url) ? url : ''", instead: 'url', test: 'frontend/shop/item/item.screen.test.tsx', fails: 'lets nothing in it act' },
];
