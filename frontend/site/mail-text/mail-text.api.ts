import type { EditableMailKind, MailTemplate } from '@maru/contracts/site/mail-text/mail-text.fields';
import type { MailPreview, MailText } from '@maru/contracts/site/mail-text/mail-text.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';

interface Change {
  readonly kind: EditableMailKind;
  readonly revision: number;
}
const headersOf = (revision: number) => (revision < 0 ? {} : ifMatch(revision));

export const mailTextApi = baseApi.enhanceEndpoints({ addTagTypes: ['MailTexts'] }).injectEndpoints({
  endpoints: (build) => ({
    mailTexts: build.query<readonly MailText[], void>({
      query: () => 'adm/mail-text/list',
      transformResponse: ({ list }: { list: readonly MailText[] }) => list,
      providesTags: ['MailTexts'],
    }),
    changeMailText: build.mutation<object, Change & { readonly template: MailTemplate }>({
      query: ({ revision, ...body }) => ({ url: 'adm/mail-text', method: 'PUT', body, headers: headersOf(revision) }),
      invalidatesTags: ['MailTexts'],
    }),
    resetMailText: build.mutation<object, Change>({
      query: ({ revision, ...params }) => ({
        url: 'adm/mail-text',
        method: 'DELETE',
        params,
        headers: headersOf(revision),
      }),
      invalidatesTags: ['MailTexts'],
    }),
    /** Nothing is changed by it; not cached, because what is typed changes with every key. */
    previewMail: build.mutation<MailPreview, { kind: EditableMailKind; template: MailTemplate }>({
      query: (body) => ({ url: 'adm/mail-text/preview', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
  }),
});
export const { useMailTextsQuery, useChangeMailTextMutation, useResetMailTextMutation, usePreviewMailMutation } =
  mailTextApi;
