import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useLive, useRoom } from '../../kernel/live/use-room.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import type { OpenProject } from '../project/project.api.ts';
import type { useProjectAddress } from './use-project-address.ts';

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
  const known = useRef(newcomers);
  useEffect(() => {
    if (isStale || known.current !== newcomers) latest.current();
    known.current = newcomers;
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
