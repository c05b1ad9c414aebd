/** A variable of the environment is missing or wrong; the message names it and what is allowed. */
export class BadEnvironment extends Error {}
