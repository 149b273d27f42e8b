import { resolve } from 'node:path'
import { Email } from '@roomlark/contract/primitives'
import * as z from 'zod/mini'
import type { RateLimits } from './rate-limiter.ts'

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number between ${min} and ${max}`
  return z.pipe(
    z.string().check(z.refine((value) => /^\d{1,5}$/.test(value) && +value >= min && +value <= max, message)),
    z.transform(Number),
  )
}

function share() {
  return z.pipe(
    z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a share between 0 and 1, like 0.1')),
    z.transform(Number),
  )
}

function address(protocols: string[], example: string) {
  return z.string().check(
    z.refine((value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    }, `must be an address like ${example}`),
  )
}

const s3Example = 'https://key:secret@host/bucket?region=eu-central-1'

function isBucket(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username !== '' && url.password !== '' && /^\/[^/]+$/.test(url.pathname)
}

/** Reads "Name <address>" or an address alone. */
function parseSender(value: string): { name: string; address: string } | null {
  const [, name = '', bracketed, alone] =
    /^(?:([^<>"\r\n]*)<([^<>\s]+)>|([^<>\s]+))$/.exec(value.trim()) ?? []
  const address = Email.safeParse(bracketed ?? alone)
  return address.success ? { name: name.trim() || 'Roomlark', address: address.data } : null
}

const Environment = z.object({
  PORT: z._default(wholeNumber(1, 65535), 3000),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  ROOMLARK_DATA: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  DATABASE_URL: z.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')),
  // The bookings of one hotel may use up to four connections, and must never use all of them.
  DATABASE_POOL: z._default(wholeNumber(5, 100), 8),
  DATABASE_REPLICA_URL: z.optional(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
  ),
  DATABASE_REPLICA_LAG: z._default(wholeNumber(1, 300), 5),
  PUBLIC_URL: z.optional(address(['http:', 'https:'], 'https://roomlark.example')),
  MAP_TILES: z.optional(z.string().check(z.regex(/\.pmtiles$/i, 'must be the path of a .pmtiles file'))),
  S3_URL: z.optional(z.string().check(z.refine(isBucket, `must be an address like ${s3Example}`))),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => parseSender(value) !== null,
            'must be an address like Roomlark <hello@roomlark.example>',
          ),
        ),
      z.transform((value) => parseSender(value) ?? undefined),
    ),
  ),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(simulated|[sr]k_(test|live)_\w+)$/,
          'must be a secret or restricted key of Stripe, or simulated',
        ),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^whsec_[^\s,]+(,whsec_[^\s,]+)*$/,
          'must be the signing secrets of the endpoints, like whsec_…,whsec_…',
        ),
      ),
  ),
  TRUST_PROXY_HOPS: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z._default(wholeNumber(1, 300), 10),
  REQUEST_SECONDS: z._default(wholeNumber(1, 300), 8),
  ROOMLARK_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 random bytes in base64'),
      ),
  ),
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
  RATE_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(/^(off|[1-9]\d{0,6}(,[1-9]\d{0,6}){2})$/, 'must be off, or three numbers like 400,600,1200'),
      ),
    '400,600,1200',
  ),
  ALLOW_PRIVATE_FEEDS: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  ALLOW_PRIVATE_WEBHOOKS: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address(['http:', 'https:'], 'http://collector:4318')),
  OTEL_SERVICE_NAME: z._default(z.string(), 'roomlark'),
  OTEL_TRACES_SAMPLER_ARG: z._default(share(), 1),
  METRICS_PORT: z.optional(wholeNumber(1, 65535)),
  METRICS_HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  BACKUP_TO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => !value.includes('://') || isBucket(value),
          `must be a folder, or a bucket like ${s3Example}`,
        ),
      ),
  ),
  BACKUP_AT: z._default(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 02:30, in UTC')),
    '02:30',
  ),
  BACKUP_KEEP: z._default(wholeNumber(1, 1000), 14),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  GOOGLE_FEED_PASSWORD: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  REPLY_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?=.{4,189}$)([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain like replies.roomlark.example'),
      ),
  ),
  REPLY_PASSWORD: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  VIES_URL: z.optional(
    z.union([z.enum(['off', 'simulated']), address(['http:', 'https:'], 'https://vies.example/rest-api')]),
  ),
  ECB_RATES_URL: z.optional(
    z.union([z.enum(['off', 'simulated']), address(['http:', 'https:'], 'https://rates.example/daily.xml')]),
  ),
  WALLET_FOLDER: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  GOOGLE_WALLET_ISSUER: z.optional(
    z.string().check(z.regex(/^\d{10,20}$/, 'must be the number of an issuer, like 3388000000012345678')),
  ),
  BACKUP_VERIFY_URL: z.optional(
    z.union([
      z.literal('off'),
      address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    ]),
  ),
  NODE_ENV: z.optional(
    z.enum(
      ['production', 'development', 'test'],
      'must be production, or development or test, or not be set at all',
    ),
  ),
})

/** Files that set up servers are tested against these. */
export const settingNames = Object.keys(Environment.shape)

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The maximum number of connections for the queries of requests and jobs. */
  databasePool: number
  /** A streaming replica of the database that answers reads, if it is no further behind than this. */
  replica: { url: string; maxLagMs: number } | null
  publicUrl: string
  smtpUrl: string | undefined
  /** Sender of emails; without it, an address at the domain of the public address. */
  mailFrom: { name: string; address: string } | undefined
  /** The file of the map with streets. */
  mapTiles: string | undefined
  s3Url: string | undefined
  /** The account at Stripe that takes payments; without one the demo simulates them, and other servers take none. */
  payments: { secretKey: string; webhookSecrets: string[] } | 'simulated' | null
  trustProxyHops: number
  /** The time from the signal to stop until the process ends. */
  drainMs: number
  /** The time that a request has before it is answered 503; uploads and slow calls have more. */
  deadlineMs: number
  secret: Buffer | undefined
  /** Calls per minute, or null if they are not limited. */
  rateLimits: RateLimits | null
  /** Allows calendars to be read from private networks as well. */
  allowPrivateFeeds: boolean
  /** Allows webhooks to private networks, and without TLS. */
  allowPrivateWebhooks: boolean
  /** The address that serves metrics, or null if they are not counted. */
  metrics: { host: string; port: number } | null
  /** Destination of traces, or null if nothing is traced. */
  traces: TracesConfig | null
  /** Place and times of backups, or null if this server makes none. */
  backup: BackupConfig | null
  /** Opens and makes encrypted backups. */
  backupPassphrase: string | undefined
  /** Opens the feeds for Google's free booking links; without it there are none. */
  googleFeedPassword: string | undefined
  /** Address that receives guests' answers to emails, and the password for delivering them here. */
  replies: { domain: string; password: string } | null
  /** The register of VAT ids of the European Union, or null if it is not asked. */
  vies: string | 'simulated' | null
  /** The feed of exchange rates of the European Central Bank, or null if it is not read. */
  rateFeed: string | 'simulated' | null
  /** The keys with which stays are put into wallets on phones. */
  wallets: { folder: string; googleIssuer: string | undefined } | null
  logLevel: string
  /** Demo accounts and data exist only in the embedded database, and never in production. */
  demo: boolean
}

export type TracesConfig = {
  /** The address of an OTLP collector, without a path of its own for traces. */
  endpoint: string
  serviceName: string
  /** The share of requests and jobs that are traced, unless the caller has decided. */
  ratio: number
}

export type BackupConfig = {
  /** A folder or the address of a bucket. */
  to: string
  /** Time of day, in UTC. */
  minuteOfDay: number
  keep: number
  /** The PostgreSQL where backups are tried; undefined for the one they are of, and null for none. */
  verifyUrl: string | null | undefined
}

/** There is one line per invalid variable, and all of them are reported together. */
export type ConfigResult = { config: Config } | { faults: string[] }

export function readConfig(environment: Record<string, string | undefined> = process.env): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
  }
  const env = parsed.data
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined) {
    return { faults: ['DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a replica of'] }
  }
  const isSimulated = env.STRIPE_SECRET_KEY === 'simulated'
  if (isSimulated && env.NODE_ENV === 'production') {
    return {
      faults: ['STRIPE_SECRET_KEY must be a key of Stripe in production: simulated payments move no money'],
    }
  }
  if (env.VIES_URL === 'simulated' && env.NODE_ENV === 'production') {
    return { faults: ['VIES_URL must not be simulated in production: every VAT id would be valid'] }
  }
  if (env.ECB_RATES_URL === 'simulated' && env.NODE_ENV === 'production') {
    return { faults: ['ECB_RATES_URL must not be simulated in production: the rates would be made up'] }
  }
  if (!isSimulated && (env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    return { faults: ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other'] }
  }
  if ((env.REPLY_DOMAIN === undefined) !== (env.REPLY_PASSWORD === undefined)) {
    return { faults: ['REPLY_DOMAIN and REPLY_PASSWORD need each other'] }
  }
  const demo = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'
  return {
    config: {
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(env.ROOMLARK_DATA),
      databaseUrl: env.DATABASE_URL,
      databasePool: env.DATABASE_POOL,
      replica:
        env.DATABASE_REPLICA_URL === undefined
          ? null
          : { url: env.DATABASE_REPLICA_URL, maxLagMs: env.DATABASE_REPLICA_LAG * 1000 },
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mapTiles: env.MAP_TILES === undefined ? undefined : resolve(env.ROOMLARK_DATA, env.MAP_TILES),
      s3Url: env.S3_URL,
      payments: toPaymentsConfig(env, demo),
      trustProxyHops: env.TRUST_PROXY_HOPS,
      drainMs: env.DRAIN_SECONDS * 1000,
      deadlineMs: env.REQUEST_SECONDS * 1000,
      secret: env.ROOMLARK_SECRET === undefined ? undefined : Buffer.from(env.ROOMLARK_SECRET, 'base64'),
      rateLimits: parseRateLimits(env.RATE_LIMITS),
      allowPrivateFeeds: env.ALLOW_PRIVATE_FEEDS === 'true',
      allowPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS === 'true',
      metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
      traces:
        env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : toTracesConfig(env.OTEL_EXPORTER_OTLP_ENDPOINT, env),
      backup: env.BACKUP_TO === undefined ? null : toBackupConfig(env.BACKUP_TO, env),
      backupPassphrase: env.BACKUP_PASSPHRASE,
      googleFeedPassword: env.GOOGLE_FEED_PASSWORD,
      replies:
        env.REPLY_DOMAIN !== undefined && env.REPLY_PASSWORD !== undefined
          ? { domain: env.REPLY_DOMAIN, password: env.REPLY_PASSWORD }
          : null,
      vies: toViesConfig(env.VIES_URL, demo),
      rateFeed: toRateFeedConfig(env.ECB_RATES_URL, demo),
      wallets:
        env.WALLET_FOLDER === undefined
          ? null
          : { folder: resolve(env.WALLET_FOLDER), googleIssuer: env.GOOGLE_WALLET_ISSUER },
      // In the demo, the terminal belongs to the person who started it, so it logs less.
      logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
      demo,
    },
  }
}

type TracesSettings = Pick<z.infer<typeof Environment>, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>

function toTracesConfig(endpoint: string, env: TracesSettings): TracesConfig {
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

type StripeSettings = Pick<z.infer<typeof Environment>, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>

function toPaymentsConfig(env: StripeSettings, demo: boolean): Config['payments'] {
  const { STRIPE_SECRET_KEY: secretKey = demo ? 'simulated' : undefined, STRIPE_WEBHOOK_SECRET: secrets } =
    env
  if (secretKey === 'simulated') return secretKey
  if (secretKey === undefined || secrets === undefined) return null
  return { secretKey, webhookSecrets: secrets.split(',') }
}

/** The demo asks nobody. */
function toViesConfig(url: string | undefined, demo: boolean): Config['vies'] {
  if (url === 'off') return null
  return (
    url?.replace(/\/+$/, '') ?? (demo ? 'simulated' : 'https://ec.europa.eu/taxation_customs/vies/rest-api')
  )
}

function toRateFeedConfig(url: string | undefined, demo: boolean): Config['rateFeed'] {
  if (url === 'off') return null
  return url ?? (demo ? 'simulated' : 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')
}

type BackupSettings = Pick<z.infer<typeof Environment>, 'BACKUP_AT' | 'BACKUP_KEEP' | 'BACKUP_VERIFY_URL'>

function toBackupConfig(to: string, env: BackupSettings): BackupConfig {
  const [hours = 0, minutes = 0] = env.BACKUP_AT.split(':').map(Number)
  const verifyUrl = env.BACKUP_VERIFY_URL === 'off' ? null : env.BACKUP_VERIFY_URL
  return { to, minuteOfDay: hours * 60 + minutes, keep: env.BACKUP_KEEP, verifyUrl }
}

function parseRateLimits(value: string): RateLimits | null {
  if (value === 'off') return null
  const [search = 0, anonymous = 0, signedIn = 0] = value.split(',').map(Number)
  return { search, anonymous, signedIn }
}

/** The settings for a program of ours that works on the same database. */
export function makeEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: databaseUrl }
}
