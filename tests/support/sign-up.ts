import { keyedHash } from '@maru/platform/env/secrets';
import { mailCodes } from '@maru/command-api/identity/mail-code/mail-codes.service';
import type { CertificationAnswer } from '@maru/contracts/identity/signup/signup.routes';
import type { Signup } from '@maru/contracts/identity/signup/signup.commands';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from './running-server.ts';

/** A product, and where it keeps its secrets. */
export type Place = Pick<Product, 'url' | 'dataDir'>;

const post = async <T>({ url }: Place, path: string, body: object): Promise<T> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** What the link in the mail of a sign-up carries, without waiting for the mail. */
export const infoOf = async ({ dataDir }: Pick<Place, 'dataDir'>, id: string): Promise<string> =>
  mailCodes(keyedHash(await readFile(join(dataDir, 'secrets', 'mail-code'), 'utf8'))).infoOf(id);

/** Opens the link in the mail of a sign-up. */
export const confirmSignup = async (place: Place, id: string): Promise<void> => {
  const { status } = await post<CertificationAnswer>(place, 'auth/certify', { info: await infoOf(place, id) });
  if (status !== 'success') throw new Error('the sign-up was not confirmed');
};

const agree = { terms: true, privacy: true } as const;
/** Makes an account that has agreed to the texts, unless `person` says otherwise; answers its id. */
export const signUp = async (place: Place, person: Signup): Promise<string> => {
  const { id } = await post<{ id: string }>(place, 'auth/signup', { agree, ...person });
  await confirmSignup(place, id);
  return id;
};
