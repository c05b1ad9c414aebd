import { randomBytes } from 'node:crypto';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import sharp from 'sharp';
import { type Client, logIn, newIssue, newPerson, newProject } from './api-client.ts';
import type { Product } from './running-server.ts';

/**
 * A project with an issue, a comment and a picture; who owns it, who works on it, and who has nothing to do with it.
 */
export interface ProjectWithPeople {
  readonly admin: Client;
  readonly owner: Client;
  readonly member: Client;
  readonly stranger: Client;
  readonly project: string;
  readonly issue: string;
  readonly comment: string;
  /** Address of a picture in the project. */
  readonly image: string;
}

/** A picture of noise, so that no two are alike. */
export const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

export const imageForm = (
  fields: Readonly<Record<string, string>>,
  ...files: readonly (string | Uint8Array<ArrayBuffer>)[]
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('image', new Blob([file], { type: 'image/png' }), 'picture.png');
  return form;
};

export const uploadImage = async (
  url: string,
  client: Client,
  fields: { folder: string; id: string },
): Promise<string> => {
  const body = imageForm(fields, new Uint8Array(await pngOf(40, 30)));
  const answer = await fetch(`${url}/api/util/upload_image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body,
  });
  return ((await answer.json()) as { url: string }).url;
};

export const joinProject = async (owner: Client, person: Client, id: string): Promise<void> => {
  await person.call('POST', 'request/project/join', { body: { id } });
  await owner.call('POST', 'request/project/member', { body: { id, user_id: person.user.id, action: 'approve' } });
};

export const projectWithPeople = async (product: Product): Promise<ProjectWithPeople> => {
  const { url } = product;
  const admin = await logIn(url);
  const owner = await newPerson(product, '김하늘');
  const member = await newPerson(product, '이바다');
  const stranger = await newPerson(product, '박들');
  const { id: project } = await newProject(owner);
  await joinProject(owner, member, project);
  const { id: issue } = await newIssue(owner, project);
  const said = { prj_id: project, issue_id: issue, comment: '확인 부탁드려요.' };
  const {
    body: { id: comment },
  } = await owner.call<Comment>('POST', 'request/comment/add', { body: said });
  const image = await uploadImage(url, owner, { folder: 'issue', id: project });
  return { admin, owner, member, stranger, project, issue, comment, image };
};
