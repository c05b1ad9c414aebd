import { z } from 'zod';

interface Row {
  /** Below `/api/`, as in the product specification §7. */
  readonly path: string;
  readonly summary: string;
  /** `invited`: login or a ticket the handler asks for; `addin`: the add-in's own token. Finer rules are policies. */
  readonly access: 'open' | 'login' | 'invited' | 'admin' | 'addin';
  readonly answer: z.ZodType;
  /** Of the JSON body, where more than `maxBodyBytes` is taken. */
  readonly maxBytes?: number;
}

/** A write that goes through the command pipeline. Input is the JSON body, or the query string of a DELETE. */
export interface CommandRoute<
  Input extends z.ZodType = z.ZodType,
  Command = { type: string; data: object },
> extends Row {
  readonly kind: 'command';
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly input: Input;
  /** `newId` is for what it creates, the same on a retry with the same key; `actorId` is who asks. */
  readonly toCommand: (input: z.output<Input>, newId: string, actorId: string) => Command;
}

export interface QueryRoute<Input extends z.ZodType = z.ZodType> extends Row {
  readonly kind: 'query';
  readonly method: 'GET';
  readonly input: Input;
  /** Answers a `FileContent`, made while it is sent. */
  readonly file?: true;
}

/** A call with a handler of its own in command-api: cookies, passwords, uploads. */
export interface EndpointRoute<Input extends z.ZodType = z.ZodType> extends Row {
  readonly kind: 'endpoint';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly input: Input;
  /** Input of a DELETE that must not stand in an address, such as a password. */
  readonly inBody?: true;
  /** The body is JSON Lines, one input a line, and may be packed by gzip; the handler reads it itself. */
  readonly lines?: true;
  /** A browser goes there by itself: answered with 302 to `location`. */
  readonly redirects?: true;
  /** Another company writes the address, and may add parameters at any time: those are passed over. */
  readonly foreign?: true;
}

/** Whether the input of a row is the query string, not the JSON body. */
export const isInQuery = ({ method, inBody }: { readonly method: string; readonly inBody?: true }) =>
  method === 'GET' || (method === 'DELETE' && !inBody);

interface InputRow<I extends z.ZodType> {
  readonly method: string;
  readonly input: I;
  readonly inBody?: true;
  readonly foreign?: true;
}
/** A parameter that a call does not know is refused, not dropped: who sends it means something by it. */
const knownOnly = <I extends z.ZodType>(row: InputRow<I>): I => {
  const { input, foreign } = row;
  if (!isInQuery(row) || foreign || !(input instanceof z.ZodObject) || input.def.catchall) return input;
  return input.strict() as unknown as I;
};

export type Route = CommandRoute | QueryRoute | EndpointRoute;
type TypedRoute =
  | (Omit<CommandRoute, 'toCommand'> & { toCommand: (input: never, newId: string, actorId: string) => object })
  | QueryRoute
  | EndpointRoute;

/** Forgets a row's own input, here alone: that a router hands it only what its schema made, no compiler can know. */
export const anyRoute = (route: TypedRoute) => route as Route;

/** Keeps a row's own types while checking its shape. */
export const commandRoute = <I extends z.ZodType, C extends { type: string; data: object }>(
  row: Omit<CommandRoute<I, C>, 'kind'>,
) => ({ kind: 'command', ...row, input: knownOnly(row) }) as const;
export const queryRoute = <I extends z.ZodType, A extends z.ZodType>(
  row: Omit<QueryRoute<I>, 'kind'> & { answer: A },
) => ({ kind: 'query', ...row, input: knownOnly(row) }) as const;
export const endpointRoute = <I extends z.ZodType, A extends z.ZodType>(
  row: Omit<EndpointRoute<I>, 'kind'> & { answer: A },
) => ({ kind: 'endpoint', ...row, input: knownOnly(row) }) as const;

/** With an `id` it edits, without one it adds. A plain union would take a malformed `id` for an add. */
export const addOrEdit = <A extends z.ZodObject, E extends z.ZodObject>(add: A, edit: E) =>
  z
    .unknown()
    .transform((input, context): z.output<A> | z.output<E> => {
      const schema = typeof input === 'object' && input !== null && 'id' in input ? edit : add;
      const parsed = schema.safeParse(input);
      if (parsed.success) return parsed.data as z.output<A> | z.output<E>;
      for (const issue of parsed.error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
      return z.NEVER;
    })
    .meta({
      anyOf: [
        z.toJSONSchema(add, { io: 'input', unrepresentable: 'any' }),
        z.toJSONSchema(edit, { io: 'input', unrepresentable: 'any' }),
      ],
    });
