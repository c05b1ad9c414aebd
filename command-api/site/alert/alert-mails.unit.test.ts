import { expect, it } from 'vitest';
import { alertRule } from '@maru/contracts/site/alert/alert.fields';
import { alertMailWords } from '@maru/contracts/site/alert/alert-mail.words';
import { alertPath, countedAlert } from '@maru/contracts/site/alert/alert.words';

const particulars = {
  count: 1_200,
  at: Date.parse('2026-11-23T03:05:00.000Z'),
  url: 'https://maru.example/adm/system',
};

it.each(alertRule.options)('the mails of %s say what it is, of how many, what to do and when', (rule) => {
  const raised = alertMailWords['alert-raised']({ rule, ...particulars });
  expect(raised.subject).toContain(countedAlert(rule, 1_200));
  expect(raised.subject).toContain('1,200');
  expect(raised.facts).toEqual([['알아챈 때', '11월 23일 (월) 12:05']]);
  const ended = alertMailWords['alert-ended']({ rule, ...particulars, count: 0 });
  expect(ended.subject).toMatch(/해결됐어요: \S/);
  expect(alertPath(rule)).toMatch(/^\/adm\/system(\?tab=[a-z]+)?$/);
});
