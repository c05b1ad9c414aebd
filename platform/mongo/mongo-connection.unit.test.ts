import { expect, it } from 'vitest';
import { openMongo } from './mongo-connection.ts';

it.each(['', '?w=1', '?w=0&journal=false', '?readPreference=secondary&wtimeoutMS=1'])(
  'writes with a majority in time and reads from the primary, also with %j in the URL',
  async (said) => {
    const { db, close } = await openMongo(`mongodb://127.0.0.1:1/maru${said}`);
    const { writeConcern, readPreference } = db.collection('views');
    expect([writeConcern?.w, writeConcern?.journal, writeConcern?.wtimeoutMS, readPreference?.mode]).toEqual([
      'majority',
      true,
      4_000,
      'primary',
    ]);
    await close();
  },
);
