import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 250;

/**
 * What is typed into a field to look for `text`: taken after a pause, or when the field is left, which the third part is
 * for; and only when empty or of enough characters.
 */
export const useTypedText = (text: string, onChange: (text: string) => void, leastCharacters = 2) => {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const [taken, setTaken] = useState(text);
  if (shown !== text) {
    setShown(text);
    setTaken(text);
    // Someone went back in history, or a button emptied it. What was taken here may come while more is typed.
    if (text !== taken) setTyped(text);
  }
  const take = (value: string) => {
    const wanted = value.trim();
    if (wanted === taken || (wanted !== '' && wanted.length < leastCharacters)) return;
    setTaken(wanted);
    onChange(wanted);
  };
  const takeAfterPause = useEffectEvent(take);
  useEffect(() => {
    // The address changes with the click, while the screen stays until the next one is loaded: a text taken then would
    // lead back here.
    const { pathname } = window.location;
    const timer = setTimeout(() => window.location.pathname === pathname && takeAfterPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped, () => take(typed)] as const;
};
