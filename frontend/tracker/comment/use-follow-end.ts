import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';

const isFar = (element: HTMLElement | null) =>
  element !== null && element.scrollHeight - element.scrollTop - element.clientHeight > element.clientHeight;

/**
 * Whether the end of what scrolls is more than a window away; looked at anew as one scrolls and when `count` changes.
 */
export const useFarFromEnd = (scroller: RefObject<HTMLElement | null>, count: number) => {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    const look = () => setFar(isFar(element));
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, count]);
  return far;
};

/** Pixels from the end that still count as being there. */
const nearEnd = 64;
const nothing: ReadonlySet<string> = new Set();

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < nearEnd;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const scrollToEnd = (element: HTMLElement | null) =>
  element?.scrollTo({ top: element.scrollHeight, behavior: isStill() ? 'auto' : 'smooth' });

interface Follow {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly comments: readonly Comment[];
  /** Whether `comments` reach to the end: only then is a further one new. */
  readonly whole: boolean;
  readonly me: string;
}

/** New comments never move what is being read: at the end one follows them, elsewhere they are counted. */
export const useFollowEnd = ({ scroller, comments, whole, me }: Follow) => {
  const previousIds = useRef<Set<string>>(undefined);
  const atEnd = useRef(true);
  const [unseen, setUnseen] = useState(nothing);
  const [fresh, setFresh] = useState(nothing);

  useEffect(() => {
    const element = scroller.current;
    const scrolled = () => {
      atEnd.current = element !== null && isAtEnd(element);
      if (atEnd.current) setUnseen((before) => (before.size > 0 ? nothing : before));
    };
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => element?.removeEventListener('scroll', scrolled);
  }, [scroller]);

  useEffect(() => {
    if (!whole) return;
    const before = previousIds.current;
    previousIds.current = new Set([...(before ?? []), ...comments.map(({ id }) => id)]);
    const arrived = before ? comments.filter(({ id }) => !before.has(id)) : [];
    if (arrived.length === 0) {
      atEnd.current = scroller.current !== null && isAtEnd(scroller.current);
      return;
    }
    setFresh(new Set(arrived.map(({ id }) => id)));
    const ofOthers = arrived.filter(({ created_by }) => created_by !== me);
    if (atEnd.current) scrollToEnd(scroller.current);
    else if (ofOthers.length > 0) setUnseen((ids) => new Set([...ids, ...ofOthers.map(({ id }) => id)]));
  }, [comments, whole, me, scroller]);

  const toEnd = () => {
    setUnseen(nothing);
    scrollToEnd(scroller.current);
  };
  return { unseen: unseen.size, fresh, toEnd };
};
