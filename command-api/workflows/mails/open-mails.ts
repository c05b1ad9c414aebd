import { keyedHash, secret } from '@maru/platform/env/secrets';
import { portOf } from '@maru/platform/http/listen';
import type { OpenService } from '@maru/platform/service/service';
import { mailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { everyMail, writeEvery } from './every-mail.ts';
import { mailHandler } from './mail-handler.ts';

/** Sends the mails that follow from what happens to accounts and orders. */
export const openMails: OpenService = async ({ env, engines, log, server }) => {
  const codes = mailCodes(keyedHash(secret(env.dataDir, 'mail-code')));
  const emailHash = keyedHash(secret(env.dataDir, 'email-hash'));
  const publicUrl = () => env.publicUrl ?? `http://localhost:${portOf(server)}`;
  const { load } = openStreams(engines.events);
  const running = runWorkflow(
    engines,
    log,
    everyMail,
    mailHandler({ engines, load, write: writeEvery({ load, emailHash, codes, publicUrl }), log }),
  );
  return { close: () => running.close() };
};
