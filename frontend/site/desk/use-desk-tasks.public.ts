import { deskNews, deskRoom } from '@maru/contracts/site/desk/desk.live';
import { useReload } from '../../kernel/live/use-reload.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useDeskTasksQuery } from './desk.api.ts';

const events = [deskNews.event];
/** What stands still in a view is told to nobody, so it is looked for now and then. */
const often = { refetchOnMountOrArgChange: true, pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

/** What asks for a step of a person, as it changes. */
export const useDeskTasks = () => {
  const answer = useDeskTasksQuery(undefined, often);
  useRoom(deskRoom);
  useReload(answer, { events });
  return answer;
};
