import { imageWidth } from '@maru/contracts/kernel/limits';
import sharp from 'sharp';
import { demoId } from './demo-id.ts';
import { personId, type PersonKey, personKeys } from './demo-people.ts';
import { demoProjects } from './demo-projects.ts';
import { drawing } from './drawings/drawing.ts';
import { portrait } from './drawings/portrait.ts';

/** A picture to be made: where it is kept, and how it is drawn. */
export interface DemoPicture {
  readonly key: string;
  readonly width: number;
  readonly svg: () => string;
}

/** Keys in the file store; behind `/api/file/` they are addresses. */
export const portraitKey = (person: PersonKey) => `user/${personId(person)}/${demoId('picture', 0xffff, personKeys.indexOf(person))}.webp`;
export const drawingKey = (project: number, issue: number) => `issue/${demoId('project', project)}/${demoId('picture', project, issue)}.webp`;
export const sketchKey = (project: number, issue: number, comment: number) =>
  `comment/${demoId('project', project)}/${demoId('picture', project, issue, comment + 1)}.webp`;
export const addressOf = (key: string) => `/api/file/${key}`;

const portraits: readonly DemoPicture[] = personKeys.map((person, at) => ({
  key: portraitKey(person), width: imageWidth.user, svg: () => portrait(person, at),
}));

/** The drawings issues and comments speak of. */
const drawings: readonly DemoPicture[] = demoProjects.flatMap(({ issues }, p) =>
  issues.flatMap(({ drawing: kind, talk }, i) => [
    ...(kind ? [{ key: drawingKey(p, i), width: imageWidth.issue, svg: () => drawing(kind, `${p}/${i}`) }] : []),
    ...talk.flatMap(([, , sketch], c) => (sketch ? [{ key: sketchKey(p, i, c), width: imageWidth.comment, svg: () => drawing(sketch, `${p}/${i}/${c}`) }] : [])),
  ]),
);

export const demoPictures: readonly DemoPicture[] = [...portraits, ...drawings];

export const paint = ({ svg, width }: DemoPicture): Promise<Buffer> =>
  sharp(Buffer.from(svg())).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer();
