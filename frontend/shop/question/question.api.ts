import type { OwnQuestion, Question } from '@maru/contracts/shop/question/question.views';
import { baseApi } from '../../kernel/api/base-api.ts';

interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
}
interface Paging {
  readonly page: number;
  readonly itemsPerPage: number;
}

export const questionApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Question'] })
  .injectEndpoints({
    endpoints: (build) => ({
      questionList: build.query<Page<Question>, { id: string; page: number }>({
        query: (params) => ({ url: 'shop/question/list', params }),
        providesTags: ['Question'],
      }),
      myQuestions: build.query<Page<OwnQuestion>, Paging>({
        query: (params) => ({ url: 'shop/question/mine', params }),
        providesTags: ['Question'],
      }),
      askQuestion: build.mutation<object, { item_id: string; text: string; secret: boolean }>({
        query: (body) => ({ url: 'shop/question', method: 'POST', body }),
        invalidatesTags: ['Question'],
      }),
      removeQuestion: build.mutation<object, string>({
        query: (id) => ({ url: 'shop/question', method: 'DELETE', params: { id } }),
        invalidatesTags: ['Question'],
      }),
      answerQuestion: build.mutation<object, { id: string; answer: string }>({
        query: (body) => ({ url: 'adm/question', method: 'PUT', body }),
        invalidatesTags: ['Question'],
      }),
    }),
  });

export const {
  useQuestionListQuery,
  useMyQuestionsQuery,
  useAskQuestionMutation,
  useRemoveQuestionMutation,
  useAnswerQuestionMutation,
} = questionApi;
