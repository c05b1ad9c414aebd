// `npm run secrets`: makes the files docker-compose.yml hands to the services. What is there stays: a new email-hash
// locks everybody out.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';

const folder = join(root, 'secrets');
const names = [
  'access-token',
  'addin-hash',
  'email-hash',
  'ip-hash',
  'key-vault',
  'log-key',
  'mail-code',
  'refresh-token',
  'social-hash',
  'social-notes',
  'admin-password',
];

// The folder keeps others on this machine out. The files are mounted one by one, for a user in the container that owns
// none of them.
mkdirSync(folder, { recursive: true, mode: 0o700 });
for (const name of names.filter((one) => !existsSync(join(folder, one)))) {
  writeFileSync(join(folder, name), randomBytes(name === 'admin-password' ? 12 : 32).toString('base64url'), {
    mode: 0o444,
  });
  console.log(`secrets/${name} made`);
}
