import { type RefObject, useEffect, useState } from 'react';

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
