import { useEffect, useRef } from 'react';

/** Of a form: leads to the first field that is wrong, whenever that was looked into. */
export const useFirstWrong = (errors: object) => {
  const form = useRef<HTMLFormElement & HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  return form;
};
