import type { Announcement } from './live-bus.ts';

/** What goes over the channel instead of announcements: some were lost. */
export const lostMessage = '"lost"';

/** Characters of one message; a single announcement may be longer. Redis drops subscribers that have 32 MB before them. */
const longest = 1_000_000;

/** One message of announcements that go together, or several where they would be too long. */
export const messagesOf = (announcements: readonly Announcement[]): readonly string[] => {
  const messages: string[] = [];
  let parts: string[] = [];
  let length = 0;
  const end = () => {
    if (parts.length > 0) messages.push(`[${parts.join(',')}]`);
    parts = [];
    length = 0;
  };
  for (const announcement of announcements) {
    const part = JSON.stringify(announcement);
    if (length + part.length > longest) end();
    parts.push(part);
    length += part.length;
  }
  end();
  return messages;
};

/** Undefined for what is no message of this bus. */
export const readMessage = (message: string): readonly Announcement[] | 'lost' | undefined => {
  if (message === lostMessage) return 'lost';
  try {
    const said: unknown = JSON.parse(message);
    return Array.isArray(said) ? (said as readonly Announcement[]) : undefined;
  } catch {
    return undefined;
  }
};
