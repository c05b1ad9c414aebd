import { addinNews, addinRoom } from '@maru/contracts/addin/live/addin.live';
import { useReload } from '../../kernel/live/use-reload.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useAddinUserQuery } from './addin-user.api.ts';

const events = [addinNews.event];

/** How somebody works with the add-in, as it changes. */
export const useAddinUser = (id: string) => {
  const answer = useAddinUserQuery(id, { refetchOnMountOrArgChange: true });
  useRoom(addinRoom);
  useReload(answer, { events });
  return answer;
};
