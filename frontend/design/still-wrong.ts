/** Of what is wrong now, what was said before: a mend takes its message away, what is only being typed gets none yet. */
export const stillWrong = <Errors extends object>(said: Errors, wrong: Errors): Errors =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => field in said)) as Errors;
