import { resolve } from 'node:path';
import { z } from 'zod';
import { BadEnvironment } from './bad-environment.ts';
import { given } from './given.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(origin))
  .default([]);
const port = z.coerce.number().int().min(0).max(65_535);
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

/**
 * Each variable: its schema with the default, what a wrong value is answered with, and whether it may stand in a file.
 */
const variables = {
  PORT: { schema: port.default(3_000), allowed: 'a port from 0 (any free one) to 65535' },
  HOST: { schema: z.string().optional(), allowed: 'an address to listen on' },
  DATA_DIR: { schema: z.string().default('./data'), allowed: 'a folder' },
  DEMO: { schema: z.enum(['0', '1']).default('1'), allowed: '1 for demo data at the first start, 0 for none' },
  ADMIN_EMAIL: { schema: z.email().max(254).optional(), allowed: 'an e-mail address' },
  ADMIN_PASSWORD: { schema: z.string().min(8).max(128).optional(), allowed: '8 to 128 characters', orFile: true },
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
    allowed: 'an e-mail address, or a name with one: 설계마루 <no-reply@example.com>',
  },
  KAKAO_CLIENT_ID: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    allowed: 'the REST API key of an app at Kakao Developers',
  },
  KAKAO_CLIENT_SECRET: { schema: z.string().optional(), allowed: 'the client secret of that app', orFile: true },
  KAKAO_ADMIN_KEY: { schema: z.string().optional(), allowed: 'the admin key of that app', orFile: true },
  KAKAO_BASE_URL: {
    schema: origin.default('https://kauth.kakao.com'),
    allowed: 'an address such as https://kauth.kakao.com',
  },
  TOSS_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    allowed: 'the secret key of a shop at Toss Payments',
    orFile: true,
  },
  TOSS_CLIENT_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    allowed: 'the client key of that shop',
  },
  TOSS_BASE_URL: {
    schema: origin.default('https://api.tosspayments.com'),
    allowed: 'an address such as https://api.tosspayments.com',
  },
  COMMAND_API_URLS: { schema: origins, allowed: 'addresses such as http://command-api:3000, separated by commas' },
  QUERY_API_URLS: { schema: origins, allowed: 'addresses such as http://query-api:3000, separated by commas' },
  REALTIME_URLS: { schema: origins, allowed: 'addresses such as http://realtime:3000, separated by commas' },
  METRICS_PORT: { schema: port.optional(), allowed: 'a port from 0 (any free one) to 65535' },
};

/** Every variable that may be set, for whoever writes them down elsewhere; those in `inFiles` also as `<NAME>_FILE`. */
export const variableNames: readonly string[] = Object.keys(variables);
export const inFiles: readonly string[] = Object.entries(variables)
  .filter(([, variable]) => 'orFile' in variable)
  .map(([name]) => name);

type Variables = typeof variables;
type Name = keyof Variables;
type Parsed = { readonly [N in Name]: z.output<Variables[N]['schema']> };

/** An app at Kakao Developers, by which people log in. */
export interface KakaoApp {
  /** Its REST API key. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** What Kakao shows when it tells that somebody cut the connection; undefined: it is not heard. */
  readonly adminKey: string | undefined;
  /** Where people log in and codes are traded: an origin. */
  readonly baseUrl: string;
}

/** A shop at Toss Payments. */
export interface TossShop {
  readonly secretKey: string;
  /** Known to every browser. */
  readonly clientKey: string;
  /** Where payments are confirmed: an origin. */
  readonly baseUrl: string;
}

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
  /** Connection strings of the engines, which may carry passwords; undefined: the embedded engine. */
  readonly esdbUrl: string | undefined;
  readonly mongodbUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The mail server, with user and password; undefined: mails are kept in a folder. */
  readonly smtpUrl: string | undefined;
  /** Who mails come from: `address`, or `name <address>`. */
  readonly mailFrom: string | undefined;
  /** undefined: nobody logs in by Kakao. */
  readonly kakao: KakaoApp | undefined;
  /** undefined: the sandbox stands in, which takes no money. */
  readonly toss: TossShop | undefined;
  /** Where the gateway finds the services: origins, each of which may be a name with several addresses. */
  readonly upstreams: {
    readonly 'command-api': readonly string[];
    readonly 'query-api': readonly string[];
    readonly realtime: readonly string[];
  };
  /** Where the gateway serves its metrics; undefined: nowhere. */
  readonly metricsPort: number | undefined;
}

const parse = (source: NodeJS.ProcessEnv): Parsed => {
  const wrong: string[] = [];
  const values = Object.entries(variables).map(([name, variable]) => {
    const result = variable.schema.safeParse(given(source, name, 'orFile' in variable));
    if (!result.success) wrong.push(`${name} must be ${variable.allowed}`);
    return [name, result.data];
  });
  if (wrong.length > 0) throw new BadEnvironment(wrong.join('; '));
  return Object.fromEntries(values) as Parsed;
};

const kakaoApp = ({
  KAKAO_CLIENT_ID: clientId,
  KAKAO_CLIENT_SECRET: clientSecret,
  KAKAO_ADMIN_KEY: adminKey,
  KAKAO_BASE_URL: baseUrl,
}: Parsed): KakaoApp | undefined => {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, adminKey, baseUrl };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  throw new BadEnvironment('KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET go together; set both or none');
};

const tossShop = ({
  TOSS_SECRET_KEY: secretKey,
  TOSS_CLIENT_KEY: clientKey,
  TOSS_BASE_URL: baseUrl,
}: Parsed): TossShop | undefined => {
  if (secretKey !== undefined && clientKey !== undefined) return { secretKey, clientKey, baseUrl };
  if (secretKey === undefined && clientKey === undefined) return undefined;
  throw new BadEnvironment('TOSS_SECRET_KEY and TOSS_CLIENT_KEY go together; set both or none');
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
    esdbUrl: env.ESDB_URL,
    mongodbUrl: env.MONGODB_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    kakao: kakaoApp({ PUBLIC_URL, ...env }),
    toss: tossShop({ PUBLIC_URL, ...env }),
    upstreams: { 'command-api': env.COMMAND_API_URLS, 'query-api': env.QUERY_API_URLS, realtime: env.REALTIME_URLS },
    metricsPort: env.METRICS_PORT,
  };
};
