import { resolve } from 'node:path';
import { z } from 'zod';
import { type EnvPart, origin, origins, port, readPart, type Values, type Variables } from './env-part.ts';

/** No `z.url()`: several hosts with ports, as clusters have them, are no URL to the platform's parser. */
const address = (schemes: string) =>
  z
    .string()
    .regex(new RegExp(`^(${schemes})://[^\\s/]`))
    .optional();

/** `address`, or `name <address>`; nothing that could begin another header. */
const sender = z
  .string()
  .max(200)
  .regex(/^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);

const variables = {
  PORT: { schema: port.default(3_000), allowed: 'a port from 0 (any free one) to 65535' },
  HOST: { schema: z.string().optional(), allowed: 'an address to listen on' },
  DATA_DIR: { schema: z.string().default('./data'), allowed: 'a folder' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    allowed: 'fatal, error, warn, info, debug, trace or silent',
  },
  PUBLIC_URL: { schema: origin.optional(), allowed: 'the address people open, such as https://shop.example.com' },
  ALLOWED_ORIGINS: { schema: origins, allowed: 'more origins that may write, separated by commas' },
  TRUST_PROXY: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    allowed: 'how many proxies stand in front, 0 to 10',
  },
  ESDB_URL: {
    schema: address('esdb|esdb\\+discover'),
    allowed: 'an address such as esdb://host:2113?tls=false',
    orFile: true,
  },
  MONGODB_URL: {
    schema: address('mongodb|mongodb\\+srv'),
    allowed: 'an address such as mongodb://host:27017/maru',
    orFile: true,
  },
  REDIS_URL: { schema: address('rediss?'), allowed: 'an address such as redis://host:6379', orFile: true },
  SMTP_URL: { schema: address('smtps?'), allowed: 'an address such as smtp://user:password@host:587', orFile: true },
  MAIL_FROM: {
    schema: sender.optional(),
    allowed: 'an e-mail address, or a name with one: Shop <no-reply@example.com>',
  },
};

export interface Env {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly logLevel: Values<typeof variables>['LOG_LEVEL'];
  readonly publicUrl: string | undefined;
  /** Origins that may write beside the host's own. */
  readonly allowedOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-*` is believed. */
  readonly trustProxy: number;
  /** Connection strings of the engines, which may carry passwords; undefined: the embedded engine. */
  readonly esdbUrl: string | undefined;
  readonly mongodbUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly part: <V extends Variables, T>(part: EnvPart<V, T>) => T;
}

export const envPart = {
  variables,
  of: (env: Values<typeof variables>): Omit<Env, 'part'> => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL,
    allowedOrigins: env.PUBLIC_URL === undefined ? env.ALLOWED_ORIGINS : [env.PUBLIC_URL, ...env.ALLOWED_ORIGINS],
    trustProxy: env.TRUST_PROXY,
    esdbUrl: env.ESDB_URL,
    mongodbUrl: env.MONGODB_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
  }),
};

/** Reads and checks the environment. Throws `BadEnvironment`; values are never repeated in it, some are secrets. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => ({
  ...readPart(envPart, source),
  part: (part) => readPart(part, source),
});
