import type { RedisMessage } from '../redis/redis-publisher.ts';
import type { Announcement } from './live-bus.ts';

export const channelOf = (prefix: string, view: string): string => `${prefix}:live:${view}`;

/** Characters of one message of several announcements, since Redis drops subscribers with 32 MB before them. */
const longest = 1_000_000;

export const messagesOf = (prefix: string, announcements: readonly Announcement[]): readonly RedisMessage[] => {
  const messages: RedisMessage[] = [];
  let [view, parts, length]: [string, string[], number] = ['', [], 0];
  const end = () => {
    if (parts.length > 0) messages.push({ channel: channelOf(prefix, view), text: `[${parts.join(',')}]` });
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

export const readMessage = (message: Buffer): readonly Announcement[] | undefined => {
  try {
    const said: unknown = JSON.parse(message.toString());
    return Array.isArray(said) ? (said as readonly Announcement[]) : undefined;
  } catch {
    return undefined;
  }
};
