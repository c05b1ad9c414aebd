import { pageSize } from '@maru/contracts/kernel/limits';
import type { IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { baseApi } from '../../kernel/api/base-api.ts';
import { liveCommand, type LiveCommandSpec } from '../../kernel/live/live-command.ts';
import type { LiveViewSpec, Versioned } from '../../kernel/live/live-entry.ts';
import { boardDocuments, removeFromBoard } from '../../kernel/live/live-board.ts';
import { pagedDocuments, pageOf, type Pages, removeFromPages } from '../../kernel/live/live-pages.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import { conversation, putComment } from '../comment/comment-cache.ts';
import { columnOf, type IssueBoard, listedIssues, putOnIssueBoard, putOnPages } from '../issue/issue-cache.ts';
import { type Doc, flush, World } from './interleaving.fixture.ts';

export let world: World;
interface Loaded<Data> {
  readonly data: Data;
  readonly meta: { readonly response: Response };
}
const meta = (position: number) => ({
  response: { headers: new Map([['X-Position', String(position)]]) } as unknown as Response,
});
const asked = async <T>(read: () => T) => {
  const answer = await world.ask(() => ({ data: read(), meta: meta(world.position) }), false);
  return ('data' in answer ? answer.data : undefined) as Loaded<T>;
};
const page = (direction: 1 | -1) => (cursor: number) =>
  asked(() => {
    const rest = world
      .active()
      .filter(({ updated_position: at }) => cursor < 0 || (at - cursor) * direction > 0)
      .toSorted((a, b) => (a.updated_position - b.updated_position) * direction);
    return pageOf(rest.slice(0, pageSize), meta(world.position), cursor);
  });
const [latestFirst, oldestFirst] = [page(-1), page(1)];
const part = ({ comments: _comments, images: _images, ...rest }: Doc): IssueAnswer => rest;
const deletion = ({ id, revision, position }: Doc): Versioned => ({ id, revision, position });

const relay = { view: 'issue', event: 'update_request' };
const spec = <Data>(rest: Pick<LiveViewSpec<Data, void, Doc>, 'documents' | 'patch' | 'remove'>) =>
  liveView<Data, void, Doc>({ relay, room: () => 'project:p', ...rest });
/** Only named: what a reload asks for is loaded by `Cached`. */
baseApi.injectEndpoints({
  endpoints: (build) => ({ interleaved: build.query<null, void>({ queryFn: () => ({ data: null }) }) }),
});

type View<Data> = ReturnType<typeof liveView<Data, void, Doc>>;

/** A cached query as RTK Query keeps it: one load at a time, and a further page goes behind what was shown when it left. */
class Cached<Data> {
  data: Data | undefined;
  readonly #view: View<Data>;
  readonly #fetch: (shown: Data | undefined, more: boolean) => Promise<Loaded<Data>>;
  #isLoading = false;

  constructor(view: View<Data>, fetch: (shown: Data | undefined, more: boolean) => Promise<Loaded<Data>>) {
    [this.#view, this.#fetch] = [view, fetch];
    void view.onCacheEntryAdded(undefined, {
      extra: world,
      dispatch: () => this.load(),
      getCacheEntry: () => ({ data: this.data, endpointName: 'interleaved' }),
      updateCachedData: (recipe) => void (this.data = recipe(this.data as Data)),
      cacheEntryRemoved: new Promise(() => undefined),
    });
    this.load();
  }

  load(more = false) {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const queryFulfilled = this.#fetch(this.data, more).then((loaded) => {
      [this.data, this.#isLoading] = [loaded.data, false];
      return loaded;
    });
    void this.#view.onQueryStarted(undefined, { extra: world, queryFulfilled });
  }
}

const nothing: Pages<Doc> = { pages: [], pageParams: [] };
/** One page more, or as many anew as there were. */
const paged =
  (fetch: ReturnType<typeof page>) =>
  async (shown: Pages<Doc> = nothing, more: boolean) => {
    let [data, said] = [more ? shown : nothing, meta(0)];
    do {
      const cursor = data.pages.at(-1)?.cursor ?? -1;
      const loaded = await fetch(cursor);
      data = { pages: [...data.pages, loaded.data], pageParams: [...data.pageParams, cursor] };
      said = loaded.meta;
    } while (data.pages.length < shown.pages.length && data.pages.at(-1)?.last === false);
    return { data, meta: said };
  };

/** The rules of the screens and the guard as they are, over a server that answers when it is told to. */
const views = {
  list: spec<Pages<Doc>>({
    documents: pagedDocuments,
    patch: (draft, { document }) => putOnPages(draft, document),
    remove: removeFromPages,
  }),
  talk: spec<Pages<Doc>>({
    documents: pagedDocuments,
    patch: (draft, { document }) => putComment(draft as never, document as never),
    remove: removeFromPages,
  }),
  board: spec<IssueBoard>({
    documents: boardDocuments,
    patch: (draft, { document }) => putOnIssueBoard(draft, document),
    remove: removeFromBoard,
  }),
};
const readBoard = () =>
  asked(() => {
    const columns: IssueBoard = { ToDo: [], InProgress: [], Done: [] };
    for (const doc of world.active()) columns[columnOf(doc.status)].push(doc);
    return columns;
  });
const open = () => ({
  list: new Cached(views.list, paged(latestFirst)),
  talk: new Cached(views.talk, paged(oldestFirst)),
  board: new Cached(views.board, readBoard),
});
export let screens: ReturnType<typeof open>;

const command = <Arg, Answer extends Versioned>(
  spec: Omit<LiveCommandSpec<Arg, Answer>, 'view'>,
  does: (arg: Arg) => Answer,
) => {
  const { onQueryStarted } = liveCommand<Arg, Answer>({ ...spec, view: relay.view });
  return (arg: Arg) => {
    const answered = world
      .ask(() => does(arg), true)
      .then((answer) => {
        if ('error' in answer) throw new Error(answer.error);
        return { data: answer.data as Answer };
      });
    void onQueryStarted(arg, { extra: world, queryFulfilled: answered });
  };
};
const isWhole = ({ comments }: IssueAnswer) => comments !== undefined;
export const commands = {
  raise: command({ isWhole }, (_: void): IssueAnswer => world.add()),
  rename: command({ isWhole }, ({ id, revision, title }: Pick<Doc, 'id' | 'revision' | 'title'>): IssueAnswer =>
    world.edit(id, { title }, revision),
  ),
  move: command(
    { id: ({ id }) => id, shows: ({ status }) => ({ status }), isWhole },
    ({ id, status }: Pick<Doc, 'id' | 'status'>) => part(world.edit(id, { status })),
  ),
  take: command({ id: (id) => id, shows: () => ({ deleted: true }), isWhole: () => false }, (id: string) =>
    deletion(world.remove(id)),
  ),
  giveBack: command({ isWhole }, (id: string): IssueAnswer => world.restore(id)),
};

export const shown = () => ({
  list: listedIssues(screens.list.data ?? nothing),
  talk: conversation((screens.talk.data ?? nothing) as never),
  board: screens.board.data ?? { ToDo: [], InProgress: [], Done: [] },
});
export const start = async () => {
  world = new World();
  await world.live.open();
  world.live.rooms.enter('project:p');
  await flush();
  screens = open();
  await flush();
};
export const more = (name: 'list' | 'talk') => {
  if (screens[name].data?.pages.at(-1)?.last === false) screens[name].load(true);
};
