import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useLive, useRoom } from '../../kernel/live/use-room.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { openInfo, type OpenProject, useProjectAccessQuery, useProjectInfoQuery } from '../project/project.api.ts';
import type { useProjectAddress } from './use-project-address.ts';
import type { ProjectInfo } from '@maru/contracts/tracker/project/project.queries';

/** The project's room: who is let in, asks to join, or is turned out; and that it is gone. */
export const useProjectRoom = ({ info: { id, requests: waiting }, requests }: OpenProject, reload: () => unknown) => {
  const live = useLive();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const status = useRoom(`project:${id}`);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });

  useEffect(() => {
    if (status === 'refused') latest.current();
  }, [status]);

  // A live message knows people who wait by id only; their names come with the project.
  const isStale = requests.length > 0 && waiting.join() !== requests.map((person) => person.id).join();
  const newcomers = waiting.join();
  const previous = useRef(newcomers);
  useEffect(() => {
    if (isStale || previous.current !== newcomers) latest.current();
    previous.current = newcomers;
  }, [isStale, newcomers]);

  useEffect(
    () =>
      live.on('delete_project', (payload) => {
        if (typeof payload !== 'object' || payload === null || !('id' in payload) || payload.id !== id) return;
        dispatch(snackbarShown('프로젝트가 삭제되었어요.'));
        void navigate('/request/project', { replace: true });
      }),
    [live, id, dispatch, navigate],
  );
};

/** The first issue is chosen after the first load if none is (product specification §4). */
export const useFirstIssue = (
  { selected, select }: Pick<ReturnType<typeof useProjectAddress>, 'selected' | 'select'>,
  issues: readonly Issue[],
  wanted: boolean,
) => {
  const first = issues[0]?.id;
  useEffect(() => {
    if (wanted && selected === undefined && first !== undefined) select(first);
  }, [wanted, selected, first, select]);
};

type Refusal = Extract<ProjectInfo, { info: string }>['info'];

/** What a closed project says in place of the answer's own words, and where it leads (product specification §4). */
export const refusals: Readonly<
  Record<Refusal, { readonly text: string | undefined; readonly path: (id: string) => string }>
> = {
  'no project': { text: '없는 프로젝트예요. 지워졌거나 주소가 잘못됐어요.', path: () => '/request/project' },
  'no member': { text: undefined, path: (id) => `/request/project?join=${id}` },
  'no auth': { text: '권한이 없습니다.', path: () => '/request/project' },
};

const refusalOf = (auth: number | undefined, info: ProjectInfo | undefined): Refusal | undefined => {
  if (!info || auth === undefined) return undefined;
  const open = openInfo(info);
  if (!open) return typeof info.info === 'string' ? info.info : 'no auth';
  if (open.info.deleted) return 'no project';
  return auth > 0 ? undefined : 'no auth';
};

const useTurnedAway = (id: string, refusal: Refusal | undefined) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!refusal) return;
    const { text, path } = refusals[refusal];
    if (text) dispatch(snackbarShown(text));
    void navigate(path(id), { replace: true });
  }, [refusal, id, dispatch, navigate]);
};

/** Asks whether the project may be opened, then what is in it; a closed one leads back to the list. */
export const useOpenProject = (id: string) => {
  const access = useProjectAccessQuery(id, { refetchOnMountOrArgChange: true });
  const auth = access.currentData?.auth;
  const answer = useProjectInfoQuery(id, { skip: auth === undefined, refetchOnMountOrArgChange: true });
  const open = answer.currentData && openInfo(answer.currentData);
  // A refusal may be an old one while the server is asked again.
  const refusal = answer.isFetching && !open ? undefined : refusalOf(auth, answer.currentData);
  useTurnedAway(id, refusal);
  return {
    project: refusal || auth === undefined ? undefined : open,
    problem: access.error ?? answer.error,
    retry: () => void (auth === undefined ? access.refetch() : answer.refetch()),
    reload: answer.refetch,
  };
};
