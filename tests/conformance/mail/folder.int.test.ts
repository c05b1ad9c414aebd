import { mailFolder, readMails } from '@maru/platform/mail/mail-folder';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailerConformance } from './mailer.conformance.ts';
import { from, newMail } from './sample-mail.ts';

const openFolder = async () => {
  const root = mkdtempSync(join(tmpdir(), 'mail-'));
  let time = 0;
  const mailer = mailFolder(join(root, 'mail'), { from, now: () => (time += 1_000) });
  return {
    mailer,
    root,
    arrived: async () =>
      (await readMails(join(root, 'mail'))).map(({ id, at: _at, person: _person, ...mail }) => ({ name: id, ...mail })),
    close: async () => rmSync(root, { recursive: true }),
  };
};
mailerConformance('a folder', openFolder);

it('the newest mail is read first, and none where nothing was sent', async () => {
  const { mailer, arrived, close } = await openFolder();
  expect(await arrived()).toEqual([]);
  const mails = [newMail(), newMail({ to: 'bada@example.com' }), newMail()];
  for (const mail of mails) await mailer.send(mail);
  expect((await arrived()).map(({ name }) => name)).toEqual(mails.map(({ id }) => id).toReversed());
  await close();
});

it('no address stands in a path, and no draft is left', async () => {
  const { mailer, root, close } = await openFolder();
  const mail = newMail({ person: 'someone' });
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const paths = readdirSync(root, { recursive: true }).map(String);
  expect(paths.filter((path) => path.includes('haneul'))).toEqual([]);
  expect(paths.filter((path) => path.includes(mail.id))).toHaveLength(1);
  await close();
});

it("a person's mails are destroyed with their folder, nobody else's, and later ones are kept", async () => {
  const { mailer, root, arrived, close } = await openFolder();
  const [one, another, other, later] = [
    newMail(),
    newMail({ to: 'old@example.com' }),
    newMail({ person: 'bada' }),
    newMail(),
  ];
  for (const mail of [one, another, other]) await mailer.send(mail);
  await mailer.forget?.('haneul');
  await mailer.forget?.('haneul');
  await mailer.forget?.('nobody');
  expect((await arrived()).map(({ name }) => name)).toEqual([other.id]);
  expect(readdirSync(join(root, 'mail'))).toEqual(['bada']);
  await mailer.send(later);
  expect((await arrived()).map(({ name }) => name)).toEqual([later.id, other.id]);
  expect(() => mailer.forget?.('..')).toThrow(RangeError);
  await close();
});
