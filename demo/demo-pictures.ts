import { imageWidth } from '@maru/contracts/kernel/limits';
import sharp from 'sharp';
import { demoId } from './cast/demo-id.ts';
import { demoItems } from './items/demo-items.ts';
import { demoOrders, itemAt } from './orders/demo-orders.ts';
import { personId, type PersonKey, personKeys } from './cast/demo-people.ts';
import { demoSlides } from './demo-slides.ts';
import { demoProjects } from './projects/demo-projects.ts';
import { drawing } from './drawings/drawing.ts';
import { portrait } from './drawings/portrait.ts';
import { picturesOf, widePictureOf } from './goods/goods.ts';

/** A picture to be made: where it is kept, and how it is drawn. */
export interface DemoPicture {
  readonly key: string;
  readonly width: number;
  readonly svg: () => string;
}

/** Keys in the file store; behind `/api/file/` they are addresses. */
export const portraitKey = (person: PersonKey) =>
  `user/${personId(person)}/${demoId('picture', 0xffff, personKeys.indexOf(person))}.webp`;
export const drawingKey = (project: number, issue: number) =>
  `issue/${demoId('project', project)}/${demoId('picture', project, issue)}.webp`;
export const sketchKey = (project: number, issue: number, comment: number) =>
  `comment/${demoId('project', project)}/${demoId('picture', project, issue, comment + 1)}.webp`;
export const itemKey = (item: number, picture: number) =>
  `item/${demoId('item', item)}/${demoId('picture', 0xfffe, item, picture)}.webp`;
export const reviewKey = (person: PersonKey, order: number, photo: number) =>
  `review/${personId(person)}/${demoId('picture', 0xfffc, order, photo)}.webp`;
export const proofKey = (person: PersonKey, order: number) =>
  `namecard/${personId(person)}/${demoId('picture', 0xfffb, order)}.webp`;
export const slideKey = (slide: number) => `slide/${demoId('slide', slide)}/${demoId('picture', 0xfffd, slide)}.webp`;
export const addressOf = (key: string) => `/api/file/${key}`;

const portraits: readonly DemoPicture[] = personKeys.map((person, at) => ({
  key: portraitKey(person),
  width: imageWidth.user,
  svg: () => portrait(person, at),
}));

const drawings: readonly DemoPicture[] = demoProjects.flatMap(({ issues }, p) =>
  issues.flatMap(({ drawing: kind, talk }, i) => [
    ...(kind ? [{ key: drawingKey(p, i), width: imageWidth.issue, svg: () => drawing(kind, `${p}/${i}`) }] : []),
    ...talk.flatMap(([, , sketch], c) =>
      sketch
        ? [{ key: sketchKey(p, i, c), width: imageWidth.comment, svg: () => drawing(sketch, `${p}/${i}/${c}`) }]
        : [],
    ),
  ]),
);

export const pictureCount = (item: number) => thingsOf(item).length;
const thingsOf = (item: number) => {
  const { looks } = demoItems[item] ?? {};
  return looks ? picturesOf(looks) : [];
};
const shelves: readonly DemoPicture[] = demoItems.flatMap((_item, at) =>
  thingsOf(at).map((drawn, picture) => ({ key: itemKey(at, picture), width: imageWidth.issue, svg: () => drawn })),
);

/** What was bought lies on somebody's table. */
const table = ['#d8b48c', '#9c7046'] as const;
const photos: readonly DemoPicture[] = demoOrders.flatMap(({ by, lines, reviews = [] }, order) =>
  reviews.flatMap(({ no, photos: taken = [] }) => {
    const looks = demoItems[itemAt(lines[no - 1]?.[0] ?? '')]?.looks;
    return by && looks
      ? taken.map((photo) => ({
          key: reviewKey(by, order, photo),
          width: imageWidth.review,
          svg: () => picturesOf({ ...looks, colours: { ...looks.colours, wall: table } })[photo] ?? '',
        }))
      : [];
  }),
);

const proofs: readonly DemoPicture[] = demoOrders.flatMap(({ by, lines, card }, order) => {
  const looks = demoItems[itemAt(lines[0]?.[0] ?? '')]?.looks;
  return by && card && looks
    ? [{ key: proofKey(by, order), width: imageWidth.namecard, svg: () => widePictureOf(looks) }]
    : [];
});

const slides: readonly DemoPicture[] = demoSlides.map(({ looks }, at) => ({
  key: slideKey(at),
  width: imageWidth.slide,
  svg: () => widePictureOf(looks),
}));

export const demoPictures: readonly DemoPicture[] = [
  ...portraits,
  ...drawings,
  ...shelves,
  ...photos,
  ...proofs,
  ...slides,
];

export const paint = ({ svg, width }: DemoPicture): Promise<Buffer> =>
  sharp(Buffer.from(svg())).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer();
