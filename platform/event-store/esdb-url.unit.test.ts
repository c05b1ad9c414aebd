import { EventStoreDBClient } from '@eventstore/db-client';
import { expect, it } from 'vitest';
import { withDefaults } from './esdb-url.ts';

it.each([
  ['esdb://localhost', 'esdb://localhost?connectionName=maru&'],
  ['esdb://localhost:2113/ ', 'esdb://localhost:2113?connectionName=maru&'],
  ['esdb://localhost:2113/?tls=false', 'esdb://localhost:2113?tls=false&connectionName=maru&'],
  ['esdb://a:b@one,two?tls=true', 'esdb://a:b@one,two?tls=true&connectionName=maru&'],
  [
    'esdb+discover://cluster?keep_alive-INTERVAL=20000',
    'esdb+discover://cluster?keep_alive-INTERVAL=20000&connectionName=maru&keepAliveTimeout=',
  ],
])('adds what %s is silent about', (url, start) => {
  expect(withDefaults(url).startsWith(start)).toBe(true);
  expect(() => EventStoreDBClient.connectionString(withDefaults(url))).not.toThrow();
});

it('leaves a string that says everything as it is', () => {
  const whole = withDefaults('esdb://localhost?tls=false&nodePreference=follower');
  expect(whole).not.toContain('leader');
  expect(withDefaults(whole)).toBe(whole);
});
