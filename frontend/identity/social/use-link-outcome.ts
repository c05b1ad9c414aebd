import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { outcomeIn, socialWords } from './social-words.ts';

/** Says once how linking ended, and takes it out of the address. */
export const useLinkOutcome = () => {
  const [query, setQuery] = useSearchParams();
  const dispatch = useDispatch();
  const outcome = outcomeIn(query);
  useEffect(() => {
    if (!outcome) return;
    dispatch(snackbarShown(socialWords[outcome].text));
    setQuery(
      (before) => {
        before.delete('social');
        return before;
      },
      { replace: true },
    );
  }, [outcome, dispatch, setQuery]);
};
