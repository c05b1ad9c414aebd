import { describe, it } from 'vitest';
import { asked, author, id, item_id, question, secret, text } from './question.spec.ts';

const ask = { type: 'AskQuestion', data: { id, item_id, text, secret } } as const;

describe('AskQuestion', () => {
  it('asks in the name of whoever asks', () => question.given().when(ask, author).emits(asked));
  it('refuses an id that is taken', () => question.given(asked).when(ask, author).isRefused('key_reused'));
});
