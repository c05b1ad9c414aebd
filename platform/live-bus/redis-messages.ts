import type { Announcement } from './live-bus.ts';

/** Without a view: for what concerns all. */
export const channelOf = (prefix: string, view?: string): string =>
  view === undefined ? `${prefix}:live` : `${prefix}:live:${view}`;

export const lostMessage = '"lost"';

/** Characters of one message of several announcements, since Redis drops subscribers with 32 MB before them. */
const longest = 1_000_000;

export interface Message {
  readonly view: string;
  readonly text: string;
}

export const messagesOf = (announcements: readonly Announcement[]): readonly Message[] => {
  const messages: Message[] = [];
  let [view, parts, length]: [string, string[], number] = ['', [], 0];
  const end = () => {
    if (parts.length > 0) messages.push({ view, text: `[${parts.join(',')}]` });
    [parts, length] = [[], 0];
  };
  for (const announcement of announcements) {
    const part = JSON.stringify(announcement);
    if (announcement.view !== view || length + part.length > longest) end();
    view = announcement.view;
    parts.push(part);
    length += part.length;
  }
  end();
  return messages;
};

export const readMessage = (message: string): readonly Announcement[] | 'lost' | undefined => {
  if (message === lostMessage) return 'lost';
  try {
    const said: unknown = JSON.parse(message);
    return Array.isArray(said) ? (said as readonly Announcement[]) : undefined;
  } catch {
    return undefined;
  }
};
