import type { DomainEvent } from '@maru/contracts/kernel/message';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { systemClock } from '@maru/platform/clock/clock';
import type { EventStore, NewEvent } from '@maru/platform/event-store/event-store';
import { chain } from '@maru/platform/event-store/hash-chain';
import { v7 } from 'uuid';
import type { Ground } from './ground/ground.ts';

/** One stream, whole. */
export interface Seed {
  readonly stream: string;
  readonly events: readonly DomainEvent[];
}

const owner = '01900000-0000-7000-8000-000000000001';

/** One append carries a megabyte at most. */
const appendInParts = async (store: EventStore, stream: string, events: readonly NewEvent[]) => {
  for (let from = 0; from < events.length; from += 500)
    await store.append(stream, events.slice(from, from + 500), from === 0 ? 'none' : from - 1);
};

/** Writes streams into the log of a ground, each whole and chained, as the pipeline would have. */
export const seedLog = async (ground: Pick<Ground, 'openLog'>, seeds: Iterable<Seed>): Promise<number> => {
  const store = ground.openLog();
  const clock = systemClock();
  let count = 0;
  let pending: Promise<unknown>[] = [];
  for (const { stream, events } of seeds) {
    const meta = {
      at: clock.stamp(),
      actorId: owner,
      commandId: v7(),
      correlationId: v7(),
      causationId: v7(),
      schemaVersion: 1,
      ipHash: '',
    };
    const chained = chain({ stream, previous: 'none', events: events.map((event) => ({ ...event, id: v7(), meta })) });
    count += chained.length;
    pending.push(appendInParts(store, stream, chained));
    if (pending.length < 500) continue;
    await Promise.all(pending);
    pending = [];
  }
  await Promise.all(pending);
  await store.close();
  return count;
};

const projectSeed = (number: number): { id: string; seed: Seed } => {
  const id = v7();
  const added: ProjectEvent = {
    type: 'ProjectAdded',
    data: {
      id,
      title: `복합문화센터 ${number}차 설계 검토`,
      text: '기본설계 도서 검토',
      client: '서울시',
      place: '서울 용산구',
      status: number % 3 ? 'OnGoing' : 'OnHold',
      ownerId: owner,
    },
  };
  return { id, seed: { stream: projectStream(id), events: [added] } };
};

/** So many projects, nothing in them. */
export function* projects(count: number): Generator<Seed> {
  for (let number = 0; number < count; number++) yield projectSeed(number).seed;
}

const categories = ['명함', '설계 도서', '도면 템플릿', '애드인'];
const description =
  '두 장을 맞붙인 **코튼지 600g**에 활판으로 눌러 찍어요. 종이 옆면에 색을 입힐 수 있어요.\n\n1. 시안을 하루 안에 보내 드려요.\n2. 확정하면 영업일 3일 안에 보내요.\n'.repeat(
    4,
  );

/** So many items for sale, each with two options, two pictures and some 500 characters about it. */
export function* items(count: number, nameOf = (number: number) => `두꺼운 코튼 명함 ${number}호`): Generator<Seed> {
  for (let number = 0; number < count; number++) {
    const id = v7();
    const image = (of: number) => `/api/file/item/${id}/01900000-0000-7000-8000-${String(of).padStart(12, '0')}.webp`;
    const added: ItemEvent = {
      type: 'ItemAdded',
      data: {
        id,
        name: nameOf(number),
        summary: '600g 코튼지에 눌러 찍어, 손끝에 남는 명함이에요.',
        description,
        images: [image(1), image(2)],
        category: categories[number % categories.length] ?? '',
        kind: 'goods',
        tax: 'taxed',
        state: 'onSale',
        options: [
          { id: 1, name: '100장', price: 10_000 + (number % 900) * 100, stock: 20 },
          { id: 2, name: '200장', price: 110_000, stock: 5 },
        ],
      },
    };
    yield { stream: itemStream(id), events: [added] };
  }
}

/** A log as it grows in use: 10 % projects and members, 30 % issues, 60 % comments. */
export function* tracker(count: number): Generator<Seed> {
  for (let made = 0; made < count; made += 10) {
    const { id: prj_id, seed } = projectSeed(made);
    yield seed;
    const id = v7();
    const of = { id, prj_id };
    const issue: IssueEvent[] = [
      {
        type: 'IssueAdded',
        data: {
          ...of,
          title: `지하 ${made % 7}층 기둥 위치가 구조도와 달라요`,
          text: 'A-201과 S-105를 맞춰 주세요.',
          program: 'web',
          status: 'TO DO',
          priority: 'LOW',
          type: '도서검토',
          class: '건축',
          assignee: null,
          due: null,
          image: null,
          user: owner,
        },
      },
      { type: 'IssuePriorityChanged', data: { ...of, from: 'LOW', to: 'HIGH' } },
      { type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'IN PROGRESS' } },
    ];
    yield { stream: issueStream(id), events: issue };
    for (let number = 0; number < 6; number++) {
      const comment = v7();
      const added: CommentEvent = {
        type: 'CommentAdded',
        data: {
          id: comment,
          issue_id: id,
          prj_id,
          comment: `구조도를 기준으로 ${number}번 기둥을 고칠게요.`,
          image: [],
          created_by: owner,
        },
      };
      yield { stream: commentStream(comment), events: [added] };
    }
  }
}
