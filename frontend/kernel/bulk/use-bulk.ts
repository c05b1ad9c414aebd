import type { BulkKind, BulkLineOf } from '@maru/contracts/site/bulk/bulk.kinds';
import type { BulkStart } from '@maru/contracts/site/bulk/bulk.routes';
import { number } from '../../format/number.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { useDispatch } from '../state/hooks.ts';
import { useStartBulkMutation } from './bulk.api.ts';

export interface Bulks {
  /** Answers whether it was started; how far it has come is shown by the tray of the admin area. */
  readonly start: <K extends BulkKind>(kind: K, lines: readonly BulkLineOf<K>[]) => Promise<boolean>;
  readonly busy: boolean;
}

/** Starts bulk actions from any screen of the admin area. */
export const useBulk = (): Bulks => {
  const dispatch = useDispatch();
  const [send, { isLoading }] = useStartBulkMutation();
  const start: Bulks['start'] = async (kind, lines) => {
    // The compiler does not see that these lines are those of this kind, whichever it is.
    const { error } = await send({ kind, lines } as unknown as BulkStart);
    if (!error) dispatch(snackbarShown(`${number(lines.length)}건을 시작했어요. 다른 화면에 가도 계속돼요.`));
    return !error;
  };
  return { start, busy: isLoading };
};
