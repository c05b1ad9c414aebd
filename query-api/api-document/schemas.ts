import { sessionUser } from '@maru/contracts/identity/user/user.views';
import { loginAnswer } from '@maru/contracts/identity/session/session.routes';
import type { Route } from '@maru/contracts/kernel/route';
import { storedImage } from '@maru/contracts/media/image/image.routes';
import { comment } from '@maru/contracts/tracker/comment/comment.views';
import { activity, issue, issueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { member, project, projectAnswer } from '@maru/contracts/tracker/project/project.views';
import { z } from 'zod';
import { type Json, pascal, refTo } from './json.ts';

/** Things with names of their own; what a row answers beside them is named after the row. */
const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Project: project,
  ProjectAnswer: projectAnswer,
  Member: member,
  Issue: issue,
  IssueAnswer: issueAnswer,
  Activity: activity,
  Comment: comment,
  SessionUser: sessionUser,
  LoggedIn: loginAnswer,
  StoredImage: storedImage,
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Names and dialects belong to the document as a whole. */
const isDialect = (key: string) => key === '$schema' || key === '$id';
/** Fields may be added to an answer at any time, whatever its schema says of them. */
const closes = (key: string, of: unknown) => key === 'additionalProperties' && of === false;

type Left = (key: string, of: unknown) => boolean;
const without = (left: Left, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(left, one));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).filter(([key, of]) => !left(key, of));
  return Object.fromEntries(entries.map(([key, of]) => [key, without(left, of)]));
};

export const inputSchema = (schema: z.ZodType): Json => {
  const json = without(isDialect, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return isJson(json) ? json : {};
};

/** Schemas of all answers, things shared between them by reference, and how to refer to that of a row. */
export const answerSchemas = (rows: readonly Route[]) => {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));
  for (const { answer, method, path } of rows)
    if (!names.has(answer)) names.set(answer, `${pascal(method.toLowerCase())}${pascal(path)}Answer`);
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => refTo('schemas', id).$ref,
  });
  return {
    components: without((key, of) => isDialect(key) || closes(key, of), schemas) as Json,
    answerOf: ({ answer }: Route) => refTo('schemas', names.get(answer) ?? ''),
  };
};
