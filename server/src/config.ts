import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { RateLimits } from './rate-limiter.ts'

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number between ${min} and ${max}`
  return z.pipe(
    z.string().check(z.refine((value) => /^\d{1,5}$/.test(value) && +value >= min && +value <= max, message)),
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

const Environment = z.object({
  PORT: z._default(wholeNumber(1, 65535), 3000),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  ROOMLARK_DATA: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  DATABASE_URL: z.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')),
  // The bookings of one hotel may use up to four connections, and must never use all of them.
  DATABASE_POOL: z._default(wholeNumber(5, 100), 8),
  PUBLIC_URL: z.optional(address(['http:', 'https:'], 'https://roomlark.example')),
  S3_URL: z.optional(z.string().check(z.refine(isBucket, `must be an address like ${s3Example}`))),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  TRUST_PROXY_HOPS: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z._default(wholeNumber(1, 300), 10),
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
        z.regex(/^(off|[1-9]\d{0,6}(,[1-9]\d{0,6}){2})$/, 'must be off, or three numbers like 100,300,1200'),
      ),
    '100,300,1200',
  ),
  ALLOW_PRIVATE_FEEDS: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  NODE_ENV: z.optional(z.string()),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The maximum number of connections for the queries of requests and jobs. */
  databasePool: number
  publicUrl: string
  smtpUrl: string | undefined
  s3Url: string | undefined
  trustProxyHops: number
  /** The time from the signal to stop until the process ends. */
  drainMs: number
  secret: Buffer | undefined
  /** Calls per minute, or null if they are not limited. */
  rateLimits: RateLimits | null
  /** Allows calendars to be read from private networks as well. */
  allowPrivateFeeds: boolean
  logLevel: string
  /** Demo accounts and data exist only in the embedded database, and never in production. */
  demo: boolean
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
  const demo = env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'
  return {
    config: {
      port: env.PORT,
      host: env.HOST,
      dataDir: resolve(env.ROOMLARK_DATA),
      databaseUrl: env.DATABASE_URL,
      databasePool: env.DATABASE_POOL,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
      smtpUrl: env.SMTP_URL,
      s3Url: env.S3_URL,
      trustProxyHops: env.TRUST_PROXY_HOPS,
      drainMs: env.DRAIN_SECONDS * 1000,
      secret: env.ROOMLARK_SECRET === undefined ? undefined : Buffer.from(env.ROOMLARK_SECRET, 'base64'),
      rateLimits: rateLimitsOf(env.RATE_LIMITS),
      allowPrivateFeeds: env.ALLOW_PRIVATE_FEEDS === 'true',
      // In the demo, the terminal belongs to the person who started it, so it logs less.
      logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
      demo,
    },
  }
}

function rateLimitsOf(value: string): RateLimits | null {
  if (value === 'off') return null
  const [search = 0, anonymous = 0, signedIn = 0] = value.split(',').map(Number)
  return { search, anonymous, signedIn }
}
