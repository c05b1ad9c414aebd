import { resolve } from 'node:path';
import { z } from 'zod';

/** A variable of the environment is missing or wrong; the message names it and what is allowed. */
export class BadEnvironment extends Error {}

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const origins = z.string().transform((text) => text.split(',').map((part) => part.trim()).filter((part) => part !== ''));

/** Each variable: its schema with the default, and what a wrong value is answered with. */
const variables = {
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(3_000), allowed: 'a port from 0 (any free one) to 65535' },
  HOST: { schema: z.string().optional(), allowed: 'an address to listen on' },
  DATA_DIR: { schema: z.string().default('./data'), allowed: 'a folder' },
  DEMO: { schema: z.enum(['0', '1']).default('1'), allowed: '1 for demo data at the first start, 0 for none' },
  ADMIN_EMAIL: { schema: z.email().max(254).optional(), allowed: 'an e-mail address' },
  ADMIN_PASSWORD: { schema: z.string().min(8).max(128).optional(), allowed: '8 to 128 characters' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    allowed: 'fatal, error, warn, info, debug, trace or silent',
  },
  PUBLIC_URL: { schema: origin.optional(), allowed: 'the address people open, such as https://shop.example.com' },
  ALLOWED_ORIGINS: { schema: origins.pipe(z.array(origin)).default([]), allowed: 'more origins that may write, separated by commas' },
  TRUST_PROXY: { schema: z.coerce.number().int().min(0).max(10).default(0), allowed: 'how many proxies stand in front, 0 to 10' },
};

type Variables = typeof variables;
type Name = keyof Variables;
type Parsed = { readonly [N in Name]: z.output<Variables[N]['schema']> };

/** What the environment says, checked once at start. */
export interface Env {
  /** 0 lets the system choose. */
  readonly port: number;
  /** undefined: every interface. */
  readonly host: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly demo: boolean;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly logLevel: Parsed['LOG_LEVEL'];
  /** The origin people open; undefined: whatever host they used. */
  readonly publicUrl: string | undefined;
  /** Origins that may write beside the host's own. */
  readonly allowedOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-*` is believed. */
  readonly trustProxy: number;
}

/** A value set to nothing, as compose files do, is a value not set. */
const given = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim());

const parse = (source: NodeJS.ProcessEnv): Parsed => {
  const wrong: string[] = [];
  const values = Object.entries(variables).map(([name, { schema, allowed }]) => {
    const result = schema.safeParse(given(source[name]));
    if (!result.success) wrong.push(`${name} must be ${allowed}`);
    return [name, result.data];
  });
  if (wrong.length > 0) throw new BadEnvironment(wrong.join('; '));
  return Object.fromEntries(values) as Parsed;
};

/** Reads and checks the environment. Throws `BadEnvironment`; values are never repeated in it, some are secrets. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const { PUBLIC_URL, ...env } = parse(source);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    demo: env.DEMO === '1',
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    logLevel: env.LOG_LEVEL,
    publicUrl: PUBLIC_URL,
    allowedOrigins: PUBLIC_URL === undefined ? env.ALLOWED_ORIGINS : [PUBLIC_URL, ...env.ALLOWED_ORIGINS],
    trustProxy: env.TRUST_PROXY,
  };
};
