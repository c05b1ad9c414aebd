import type { AskApi } from '@maru/platform/http/open-pages';
import type { Upstream } from './upstream.ts';

/** Reads from a copy of query-api for the gateway itself: the first that takes a connection. */
export const askQueryApi =
  (upstream: Upstream): AskApi =>
  async (call, signal) => {
    let failure: unknown = new Error('no copy of query-api is known');
    for (const copy of upstream.copies()) {
      try {
        return await fetch(
          `http://${copy.host.includes(':') ? `[${copy.host}]` : copy.host}:${copy.port}/api/${call}`,
          { signal },
        );
      } catch (error) {
        failure = error;
        upstream.refused(copy);
      }
    }
    throw failure;
  };
