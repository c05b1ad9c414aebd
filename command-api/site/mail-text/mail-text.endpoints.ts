import { placeholderErrors } from '@maru/contracts/site/mail-text/mail-placeholders';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { builtInTemplate, sampleMail } from '@maru/contracts/site/mail-text/mail-sample.words';
import { mailTextStream } from '@maru/contracts/site/mail-text/mail-text.events';
import { editableMailKind } from '@maru/contracts/site/mail-text/mail-text.fields';
import { mailTextFold } from '@maru/contracts/site/mail-text/mail-text.fold';
import { mailTextRoutes } from '@maru/contracts/site/mail-text/mail-text.routes';
import { inWordsOf, placeholderErrorText } from '@maru/contracts/site/mail-text/mail-text.words';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { pagesOf } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';

/** Read from the events: which words hold is looked up with each mail, and there are few of them. */
export const mailTextEndpoints = ({ load }: { readonly load: Load }): readonly Endpoint[] => [
  endpoint(mailTextRoutes.list, async () => ({
    list: await Promise.all(
      editableMailKind.options.map(async (kind) => {
        const { state, revision } = await load(mailTextFold, mailTextStream(kind));
        return { kind, template: state.template, built_in: builtInTemplate(kind), revision };
      }),
    ),
  })),
  endpoint(mailTextRoutes.preview, async ({ input: { kind, template } }) => {
    const errors = placeholderErrors(kind, template).map((wrong) => ({
      path: `template.${wrong.path}`,
      message: placeholderErrorText(wrong),
    }));
    if (errors.length > 0) throw new Rejected('invalid_input', { errors });
    const { words, values } = sampleMail(kind);
    return pagesOf(inWordsOf(template, words, values));
  }),
];
