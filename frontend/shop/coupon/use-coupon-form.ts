import { useState } from 'react';
import { isProblem, type Problem, problemText } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useFindPersonMutation } from '../points/points.api.ts';
import { useAddCouponMutation } from './coupon.api.ts';
import { type CouponDraft, type CouponErrors, emptyCoupon, readCoupon } from './coupon-draft.ts';

const nobody = '이 이메일로 가입한 회원이 없어요.';

/** What is typed of a new coupon, what is wrong with it, and adding it. */
export const useCouponForm = (onAdded: () => void) => {
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => emptyCoupon(Date.now()));
  const [errors, setErrors] = useState<CouponErrors>({});
  const [failure, setFailure] = useState<string>();
  const [add, { isLoading }] = useAddCouponMutation();
  const [find, { isLoading: isFinding }] = useFindPersonMutation();
  const change = (changes: Partial<CouponDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const showProblem = (problem: Problem) => {
    if (problem.code === 'coupon_taken') setErrors({ id: problem.message });
    else setFailure(problemText(problem));
  };
  /** Null for everyone, undefined where there is nobody at the address. */
  const ownerOf = async (email: string) => {
    if (email === '') return null;
    const { data } = await find(email);
    return data?.id;
  };
  const submit = async () => {
    const read = readCoupon(draft, Date.now());
    setFailure(undefined);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const user_id = await ownerOf(draft.email.trim());
    if (user_id === undefined) {
      setErrors({ email: nobody });
      return;
    }
    const { error } = await add({ ...read.coupon, user_id });
    if (isProblem(error)) showProblem(error);
    if (error) return;
    dispatch(snackbarShown('쿠폰을 만들었어요.'));
    onAdded();
  };
  return { draft, errors, failure, change, submit, busy: isLoading || isFinding };
};
