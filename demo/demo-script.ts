import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { NameCardCommand } from '@maru/contracts/shop/name-card/name-card.commands';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { PaymentCommand } from '@maru/contracts/shop/payment/payment.commands';
import type { PointsCommand } from '@maru/contracts/shop/points/points.commands';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import type { SynonymCommand } from '@maru/contracts/shop/synonym/synonym.commands';
import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import type { SlideCommand } from '@maru/contracts/site/slide/slide.commands';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { AddinScene } from './addin/addin-scene.ts';
import { addinErrorScenes } from './addin/addin-error-scenes.ts';
import { addinUseScenes } from './addin/addin-use-scenes.ts';
import { couponScenes } from './demo-coupons.ts';
import { demoId } from './cast/demo-id.ts';
import { orderScenes } from './demo-order-scenes.ts';
import { personId, type PersonKey } from './cast/demo-people.ts';
import { addressOf, drawingKey, sketchKey } from './demo-pictures.ts';
import type { DemoIssue, DemoProject } from './projects/demo-project.ts';
import { demoProjects } from './projects/demo-projects.ts';
import { questionScenes } from './demo-questions.ts';
import { shopScenes } from './demo-shop.ts';
import { synonymScenes } from './demo-synonyms.ts';
import { siteScenes } from './demo-site.ts';
import { seededRandom } from './drawings/pen.ts';

/** One command of the demo: who sends it, and how many days ago. */
export interface Scene {
  readonly ago: number;
  /** `guest` buys without an account, `keeper` looks after orders, `shop` is the system. */
  readonly by: PersonKey | 'guest' | 'keeper' | 'shop';
  readonly command:
    | ProjectCommand
    | IssueCommand
    | CommentCommand
    | ItemCommand
    | CouponCommand
    | PointsCommand
    | OrderCommand
    | PaymentCommand
    | NameCardCommand
    | ReviewCommand
    | QuestionCommand
    | ConfigCommand
    | SlideCommand
    | SynonymCommand
    | AddinScene['command'];
}
export type Day = (fromToday: number) => string;

const hour = 1 / 24;

/** Made, joined, and in the end moved to where it stands. */
const projectScenes = (
  { title, text, client, place, status, days: [began, ended], ...people }: DemoProject,
  p: number,
): readonly Scene[] => {
  const id = demoId('project', p);
  const of = (person: PersonKey) => ({ id, userId: personId(person) });
  const joining = [...people.owners, ...people.members].flatMap((person, at): Scene[] => [
    { ago: began - at * hour, by: person, command: { type: 'RequestJoin', data: { id } } },
    { ago: began - (at + 0.5) * hour, by: people.owner, command: { type: 'ApproveJoin', data: of(person) } },
  ]);
  return [
    {
      ago: began + hour,
      by: people.owner,
      command: { type: 'AddProject', data: { id, title, text, client, place, status: 'OnGoing' } },
    },
    ...joining,
    ...people.owners.map((person): Scene => ({
      ago: began - 0.5,
      by: people.owner,
      command: { type: 'PromoteMember', data: of(person) },
    })),
    ...people.waiting.map((person, at): Scene => ({
      ago: (ended / 2) * (1 - at / 4),
      by: person,
      command: { type: 'RequestJoin', data: { id } },
    })),
    ...(status === 'OnGoing'
      ? []
      : [
          {
            ago: ended * 0.9,
            by: people.owner,
            command: { type: 'ChangeProjectStatus', data: { id, status } },
          } satisfies Scene,
        ]),
  ];
};

const addIssue = (
  { title, text, is, due, drawing, to }: DemoIssue,
  [p, i]: readonly [number, number],
  day: Day,
): IssueCommand => {
  const [discipline, type, priority] = is;
  return {
    type: 'AddIssue',
    data: {
      id: demoId('issue', p, i),
      prj_id: demoId('project', p),
      program: 'web',
      title,
      text,
      status: 'TO DO',
      priority,
      type,
      class: discipline,
      assignee: to && personId(to),
      due: due === null ? null : day(due),
      image: drawing && addressOf(drawingKey(p, i)),
    },
  };
};

/** Taken up with the first answer, done after the last. */
const statusScenes = ({ by, to, is, talk }: DemoIssue, id: string, answered: readonly number[]): readonly Scene[] => {
  const [, , , status] = is;
  const moved = (ago: number | undefined, to_: typeof status): Scene => ({
    ago: (ago ?? 1) - 0.2 * hour,
    by: to ?? by,
    command: { type: 'ChangeIssueStatus', data: { id, status: to_ } },
  });
  if (status === 'TO DO') return [];
  const started = moved(answered[0], 'IN PROGRESS');
  return status === 'DONE' ? [...(talk.length > 1 ? [started] : []), moved(answered.at(-1), 'DONE')] : [started];
};

const issueScenes = (
  issue: DemoIssue,
  [p, i]: readonly [number, number],
  raised: number,
  day: Day,
): readonly Scene[] => {
  const random = seededRandom(`talk ${p}/${i}`);
  const [id, prj_id] = [demoId('issue', p, i), demoId('project', p)];
  const length = Math.min(raised * 0.85, issue.talk.length * 0.8);
  const answered = issue.talk.map((_, c) => raised - (length * (c + random.between(0.3, 0.9))) / issue.talk.length);
  const comments = issue.talk.map(([by, comment, sketch], c): Scene => ({
    ago: answered[c] ?? raised,
    by,
    command: {
      type: 'AddComment',
      data: {
        id: demoId('comment', p, i, c),
        issue_id: id,
        prj_id,
        comment,
        image: sketch ? [addressOf(sketchKey(p, i, c))] : [],
      },
    },
  }));
  return [
    { ago: raised, by: issue.by, command: addIssue(issue, [p, i], day) },
    ...comments,
    ...statusScenes(issue, id, answered),
  ];
};

/** All that happened, in the order of time; the newest comment is last, so where it is, all is. */
export const demoScript = (day: Day): readonly Scene[] => {
  const scenes = demoProjects.flatMap((project, p) => {
    const [began, ended] = project.days;
    const raisedAt = (i: number) => began - 1 - ((began - 1 - ended) * i) / (project.issues.length - 1);
    return [
      ...projectScenes(project, p),
      ...project.issues.flatMap((issue, i) => issueScenes(issue, [p, i], raisedAt(i), day)),
    ];
  });
  const sales = [...shopScenes(day), ...couponScenes(day), ...siteScenes, ...synonymScenes].map((scene): Scene => ({
    ...scene,
    by: 'shop',
  }));
  const inTime = [
    ...scenes,
    ...sales,
    ...orderScenes(day),
    ...questionScenes,
    ...addinUseScenes(day),
    ...addinErrorScenes(day),
  ].toSorted((a, b) => b.ago - a.ago);
  const newest = inTime.findLast(({ command }) => command.type === 'AddComment');
  return newest ? [...inTime.filter((scene) => scene !== newest), { ...newest, ago: 0 }] : inTime;
};
