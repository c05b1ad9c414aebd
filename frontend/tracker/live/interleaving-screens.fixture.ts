import { pageSize } from '@maru/contracts/kernel/limits';
import type { IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { baseApi } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { Versioned } from '../../kernel/live/live-entry.ts';
import {
  byCursor,
  type Page,
  pagedDocuments,
  pageOf,
  type Pages,
  removeFromPages,
} from '../../kernel/live/live-pages.ts';
import { liveView, type LiveViewSpec } from '../../kernel/live/live-view.ts';
import { conversation, putComment } from '../comment/comment-cache.ts';
import {
  boardIssues,
  columnOf,
  type IssueBoard,
  putOnBoard,
  putOnPages,
  removeFromBoard,
} from '../issue/issue-cache.ts';
import { type Doc, flush, World } from './interleaving.fixture.ts';

export let world: World;
const meta = (position: number) => ({
  request: undefined as never,
  response: { headers: new Map([['X-Position', String(position)]]) } as never,
});
const asked = async <T>(read: () => T) => {
  const answer = await world.ask(() => ({ data: read(), meta: meta(world.position) }), false);
  return 'data' in answer ? (answer.data as { data: T; meta: never }) : { error: answer.error as never };
};
const page = (furthest: typeof Math.max, direction: 1 | -1) => (cursor: number) =>
  asked(() => {
    const rest = world
      .active()
      .filter(({ updated_at }) => cursor < 0 || (updated_at - cursor) * direction > 0)
      .toSorted((a, b) => (a.updated_at - b.updated_at) * direction);
    return pageOf(rest.slice(0, pageSize), meta(world.position), cursor, furthest);
  });
const [latestFirst, oldestFirst] = [page(Math.min, -1), page(Math.max, 1)];
const done = async <T>(does: () => T) => {
  const answer = await world.ask(does, true);
  return 'data' in answer ? { data: answer.data as T } : { error: answer.error as never };
};
const part = ({ comments: _comments, images: _images, ...rest }: Doc): IssueAnswer => rest;
const deletion = ({ id, revision, position }: Doc): Versioned => ({ id, revision, position });

const relay = { view: 'issue', event: 'update_request' };
const spec = <Data>(rest: Pick<LiveViewSpec<Data, void, Doc>, 'documents' | 'patch' | 'remove'>) =>
  liveView<Data, void, Doc>({ relay, room: () => 'project:p', ...rest });
const paged = { infiniteQueryOptions: byCursor } as const;
const [view, isWhole] = ['issue', ({ comments }: IssueAnswer) => comments !== undefined];

/** The rules of the screens and the guard as they are, over a server that answers when it is told to. */
const reads = baseApi.injectEndpoints({
  endpoints: (build) => ({
    list: build.infiniteQuery<Page<Doc>, void, number>({
      ...paged,
      queryFn: async ({ pageParam }) => latestFirst(pageParam),
      ...spec<Pages<Doc>>({
        documents: pagedDocuments,
        patch: (draft, { document }) => putOnPages(draft, document),
        remove: removeFromPages,
      }),
    }),
    talk: build.infiniteQuery<Page<Doc>, void, number>({
      ...paged,
      queryFn: async ({ pageParam }) => oldestFirst(pageParam),
      ...spec<Pages<Doc>>({
        documents: pagedDocuments,
        patch: (draft, { document }) => putComment(draft as never, document as never),
        remove: removeFromPages,
      }),
    }),
    board: build.query<IssueBoard, void>({
      queryFn: async () =>
        asked(() => {
          const columns: IssueBoard = { ToDo: [], InProgress: [], Done: [] };
          for (const doc of world.active()) columns[columnOf(doc.status)].push(doc);
          return columns;
        }),
      ...spec<IssueBoard>({
        documents: boardIssues,
        patch: (draft, { document }) => putOnBoard(draft, document),
        remove: removeFromBoard,
      }),
    }),
  }),
});
const commands = baseApi.injectEndpoints({
  endpoints: (build) => ({
    raise: build.mutation<IssueAnswer, void>({
      queryFn: () => done(() => world.add()),
      ...liveCommand({ view, isWhole }),
    }),
    rename: build.mutation<IssueAnswer, { id: string; revision: number; title: string }>({
      queryFn: ({ id, revision, title }) => done(() => world.edit(id, { title }, revision)),
      ...liveCommand({ view, isWhole }),
    }),
    move: build.mutation<IssueAnswer, { id: string; status: Doc['status'] }>({
      queryFn: ({ id, status }) => done(() => part(world.edit(id, { status }))),
      ...liveCommand({
        view,
        id: ({ id }: { id: string }) => id,
        shows: ({ status }: { status: Doc['status'] }) => ({ status }),
        isWhole,
      } as never),
    }),
    take: build.mutation<Versioned, string>({
      queryFn: (id) => done(() => deletion(world.remove(id))),
      ...liveCommand({ view, id: (id: string) => id, shows: () => ({ deleted: true }), isWhole: () => false }),
    }),
    giveBack: build.mutation<IssueAnswer, string>({
      queryFn: (id) => done(() => world.restore(id)),
      ...liveCommand({ view, isWhole }),
    }),
  }),
});
export const { list, talk, board } = reads.endpoints;
export const { raise, rename, move, take, giveBack } = commands.endpoints;
const state = () => world.store.getState() as never;
export const shown = () => ({
  list: pagedDocuments(list.select()(state()).data ?? { pages: [], pageParams: [] }),
  talk: conversation((talk.select()(state()).data ?? { pages: [], pageParams: [] }) as never),
  board: board.select()(state()).data,
});

export const start = async () => {
  world = new World();
  await world.live.open();
  world.live.rooms.enter('project:p');
  await flush();
  const { dispatch } = world.store;
  for (const load of [list.initiate(), talk.initiate(), board.initiate()]) void dispatch(load as never);
  await flush();
};
export const more = (of: typeof list) => {
  const { data } = of.select()(state());
  if (data?.pages.at(-1)?.last === false)
    void world.store.dispatch(of.initiate(undefined, { direction: 'forward', subscribe: false }) as never);
};
