import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, logIn, newIssue, newPerson, newProject, visit } from '../support/api-client.ts';
import { untilMails } from '../support/mails.ts';
import { joinProject, uploadImage } from '../support/project-with-people.ts';
import type { Product } from '../support/running-server.ts';
import { signUp } from '../support/sign-up.ts';

export const password = 'correct-horse-battery';
export const person = {
  name: '한늬솔뫼',
  newName: '별쏠둥뷔',
  email: 'neuibyeot.gyeol@example.com',
  phone: '01098761234',
};
export const addin = '0f8fad5b-d9cb-469f-a165-70867728950e';

const cookieOf = async ({ url }: Product): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
};

/** What somebody leaves behind who speaks in a project of somebody else, changes name and picture, and gets mails. */
const livesIn = async ({ url }: Product, client: Client, owner: Client) => {
  const { id: project } = await newProject(owner);
  await joinProject(owner, client, project);
  const { id: issue } = await newIssue(owner, project);
  await newIssue(client, project, '내가 올린 이슈');
  for (const comment of ['확인했어요.', '고쳐 주세요.'])
    await client.call('POST', 'request/comment/add', { body: { prj_id: project, issue_id: issue, comment } });
  await client.call('PUT', 'auth/my/name', { body: { name: person.newName } });
  await client.call('PUT', 'auth/my/phone', { body: { phone: person.phone } });
  const image = await uploadImage(url, client, { folder: 'user', id: client.user.id });
  await client.call('PUT', 'auth/my/image', { body: { image } });
  await visit(url, 'POST', 'auth/findpass', { body: { email: person.email } });
  return { project, issue };
};

export const somebodyIn = async (server: Product) => {
  await signUp(server, { ...person, password });
  const cookie = await cookieOf(server);
  const client = await logIn(server.url, { email: person.email, password });
  const owner = await newPerson(server, '이바다');
  const said = await livesIn(server, client, owner);
  await untilMails(server.dataDir, person.email, 2);
  const folder = join(server.dataDir, 'files', 'user', client.user.id);
  const files = async (): Promise<readonly Buffer[]> => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  };
  const [picture = Buffer.alloc(0)] = await files();
  return { ...said, client, owner, cookie, picture, files };
};
export type Somebody = Awaited<ReturnType<typeof somebodyIn>>;
