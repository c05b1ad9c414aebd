import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { answerText, type QuestionCommand, questionText } from './question.commands.ts';
import { questionTable } from './question.table.ts';
import { ownQuestion, question, questionDocument } from './question.views.ts';

const one = z.object({ id });

export const questionRoutes = {
  ask: commandRoute({
    method: 'POST',
    path: 'shop/question',
    access: 'login',
    summary: 'Asks something about an item, if wanted as a secret.',
    input: z.object({ item_id: id, text: questionText, secret: z.boolean().default(false) }),
    answer: questionDocument,
    toCommand: (input, newId): QuestionCommand => ({ type: 'AskQuestion', data: { ...input, id: newId } }),
  }),
  remove: commandRoute({
    method: 'DELETE',
    path: 'shop/question',
    access: 'login',
    summary: "Removes one's question, and its answer with it.",
    input: one,
    answer: one,
    toCommand: (data): QuestionCommand => ({ type: 'RemoveQuestion', data }),
  }),
  answer: commandRoute({
    method: 'PUT',
    path: 'adm/question',
    access: 'admin',
    summary: 'Answers a question, or changes the answer; who asked is told by mail once.',
    input: z.object({ id, answer: answerText }),
    answer: questionDocument,
    toCommand: (data): QuestionCommand => ({ type: 'AnswerQuestion', data }),
  }),
};

const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(60).default(10),
};

export const questionQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'shop/question/list',
    access: 'invited',
    summary: 'Questions about an item, the newest first; secrets of others without their words.',
    input: z.object({ id, ...paging }),
    answer: z.object({ list: z.array(question), total: z.int() }),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'shop/question/mine',
    access: 'login',
    summary: "One's own questions, the newest first.",
    input: z.object(paging),
    answer: z.object({ list: z.array(ownQuestion), total: z.int() }),
  }),
};
export const managedQuestionQueries = tableQueries(questionTable);
