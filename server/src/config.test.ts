import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'

function parseConfig(environment: Record<string, string>): Config {
  const result = readConfig(environment)
  if ('faults' in result) throw new Error(result.faults.join('\n'))
  return result.config
}

function findFaults(environment: Record<string, string>): string[] {
  const result = readConfig(environment)
  return 'faults' in result ? result.faults : []
}

const database = 'postgres://roomlark:secret@db.example:5432/roomlark'

describe('readConfig', () => {
  test('without any variables gives a local demo with its own data folder that trusts no proxy', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePool: 8,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      trustProxyHops: 0,
      drainMs: 10_000,
      deadlineMs: 8000,
      secret: undefined,
      rateLimits: { search: 400, anonymous: 600, signedIn: 1200 },
      allowPrivateFeeds: false,
      allowPrivateWebhooks: false,
      demo: true,
    })
  })

  test.each([
    ['hello@hotels.example', { name: 'Roomlark', address: 'hello@hotels.example' }],
    [
      'Hotels of the Coast <mail@hotels.example>',
      { name: 'Hotels of the Coast', address: 'mail@hotels.example' },
    ],
  ])('takes %j as the sender of mail', (value, sender) => {
    expect(parseConfig({ MAIL_FROM: value }).mailFrom).toEqual(sender)
  })

  test('refuses a sender that is no address', () => {
    for (const value of ['hotels.example', 'Hotels <mail>', 'a@b.example\nBcc: c@d.example'])
      expect(findFaults({ MAIL_FROM: value })).toEqual([
        'MAIL_FROM must be an address like Roomlark <hello@roomlark.example>',
      ])
  })

  test('refuses an environment that it does not know, which would be a demo open to all', () => {
    expect(findFaults({ NODE_ENV: 'prod' })).toEqual([
      'NODE_ENV must be production, or development or test, or not be set at all',
    ])
    expect(parseConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  })

  test('accepts a replica only of a database that is not our own', () => {
    const replicaUrl = 'postgres://roomlark:secret@replica.example/roomlark'
    expect(parseConfig({ DATABASE_URL: database }).replica).toBeNull()
    expect(parseConfig({ DATABASE_URL: database, DATABASE_REPLICA_URL: replicaUrl }).replica).toEqual({
      url: replicaUrl,
      maxLagMs: 5000,
    })
    expect(findFaults({ DATABASE_REPLICA_URL: replicaUrl })).toEqual([
      'DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a replica of',
    ])
  })

  test('makes backups only where it is told to, every day at half past two', () => {
    expect(parseConfig({}).backup).toBeNull()
    const to = '/var/backups'
    const expected = { to, minuteOfDay: 150, keep: 14, verifyUrl: undefined }
    expect(parseConfig({ BACKUP_TO: to }).backup).toEqual(expected)
    const other = { BACKUP_TO: to, BACKUP_AT: '23:05', BACKUP_KEEP: '3', BACKUP_VERIFY_URL: 'off' }
    expect(parseConfig(other).backup).toEqual({ to, minuteOfDay: 1385, keep: 3, verifyUrl: null })
    expect(findFaults({ BACKUP_TO: 'ftp://host/a', BACKUP_AT: '24:00', BACKUP_PASSPHRASE: 'short' })).toEqual(
      [
        expect.stringContaining('BACKUP_TO must be a folder, or a bucket'),
        'BACKUP_AT must be a time like 02:30, in UTC',
        'BACKUP_PASSPHRASE must have at least 16 characters',
      ],
    )
  })

  test('traces only where it is told to, and as much as it is told to', () => {
    expect(parseConfig({}).traces).toBeNull()
    const endpoint = 'http://collector.example:4318'
    const expected = { endpoint, serviceName: 'roomlark', ratio: 1 }
    expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).traces).toEqual(expected)
    const other = { OTEL_SERVICE_NAME: 'desk', OTEL_TRACES_SAMPLER_ARG: '0.05' }
    expect(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...other }).traces).toEqual({
      endpoint,
      serviceName: 'desk',
      ratio: 0.05,
    })
    expect(findFaults({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318',
    ])
    for (const wrong of ['1.5', '-1', 'all', '10%']) {
      expect(findFaults({ OTEL_TRACES_SAMPLER_ARG: wrong })).toEqual([
        'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1, like 0.1',
      ])
    }
  })

  test('accepts other rate limits, or none if a proxy in front has its own', () => {
    const limits = { search: 5, anonymous: 20, signedIn: 900 }
    expect(parseConfig({ RATE_LIMITS: '5,20,900' }).rateLimits).toEqual(limits)
    expect(parseConfig({ RATE_LIMITS: 'off' }).rateLimits).toBeNull()
    for (const wrong of ['0,1,1', '100', '1,2,3,4', 'on', '1,2,-3']) {
      expect(findFaults({ RATE_LIMITS: wrong })).toEqual([
        'RATE_LIMITS must be off, or three numbers like 400,600,1200',
      ])
    }
  })

  test('reads every variable', () => {
    const secret = Buffer.alloc(32, 1)
    const config = parseConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      ROOMLARK_DATA: '/var/lib/roomlark',
      DATABASE_URL: database,
      DATABASE_POOL: '20',
      PUBLIC_URL: 'https://roomlark.example/',
      SMTP_URL: 'smtps://mail:secret@mail.example',
      TRUST_PROXY_HOPS: '2',
      ROOMLARK_SECRET: secret.toString('base64'),
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      PATH: '/usr/bin',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/roomlark',
      databaseUrl: database,
      databasePool: 20,
      publicUrl: 'https://roomlark.example',
      smtpUrl: 'smtps://mail:secret@mail.example',
      trustProxyHops: 2,
      logLevel: 'debug',
      demo: false,
    })
    expect(config.secret?.equals(secret)).toBe(true)
  })

  test('treats an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(parseConfig({}))
  })

  test('reports all errors together, each with the name of its variable', () => {
    const faults = findFaults({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://db.example/roomlark',
      PUBLIC_URL: 'roomlark.example',
      SMTP_URL: 'mail.example:25',
      TRUST_PROXY_HOPS: '-1',
      ROOMLARK_SECRET: 'too short',
      LOG_LEVEL: 'loud',
    })
    expect(faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'ROOMLARK_SECRET',
      'SMTP_URL',
      'TRUST_PROXY_HOPS',
    ])
  })

  test.each(['0', '65536', '-1', '80.5', 'http', ' ', '0x50'])('refuses the port %j', (PORT) => {
    expect(findFaults({ PORT })).toHaveLength(1)
  })

  test.each(['4', '101', 'many'])('refuses a pool of %j', (DATABASE_POOL) => {
    expect(findFaults({ DATABASE_POOL })).toEqual(['DATABASE_POOL must be a whole number between 5 and 100'])
  })

  test('never repeats a secret in an error', () => {
    const faults = findFaults({ DATABASE_URL: 'mysql://u:hunter2@db', ROOMLARK_SECRET: 'hunter2', PORT: 'x' })
    expect(faults).toHaveLength(3)
    expect(faults.join()).not.toContain('hunter2')
  })
})

describe('the demo', () => {
  test.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: database }, false],
    [{ DATABASE_URL: database, NODE_ENV: 'production' }, false],
  ])('with %j: %s', (environment, demo) => {
    expect(parseConfig(environment).demo).toBe(demo)
  })
})

test('a bucket needs a key, a secret and a name', () => {
  const right = 'https://key:s%2Fcret@s3.example/pictures?region=eu-central-1'
  expect(parseConfig({ S3_URL: right }).s3Url).toBe(right)
  const wrong = ['pictures', 'ftp://key:secret@s3.example/pictures', 'https://s3.example/pictures']
  for (const S3_URL of [...wrong, 'https://key:secret@s3.example', 'https://key:secret@s3.example/a/b']) {
    expect(findFaults({ S3_URL })).toEqual([
      'S3_URL must be an address like https://key:secret@host/bucket?region=eu-central-1',
    ])
  }
})

describe('the register of VAT ids', () => {
  test('is that of the European Union, simulated in the demo, another one, or none', () => {
    const live = { DATABASE_URL: database }
    expect(parseConfig({}).vies).toBe('simulated')
    expect(parseConfig(live).vies).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api')
    expect(parseConfig({ ...live, VIES_URL: 'https://vies.example/api/' }).vies).toBe(
      'https://vies.example/api',
    )
    expect(parseConfig({ ...live, VIES_URL: 'off' }).vies).toBeNull()
    expect(findFaults({ ...live, VIES_URL: 'simulated', NODE_ENV: 'production' })).toEqual([
      'VIES_URL must not be simulated in production: every VAT id would be valid',
    ])
  })
})

test('exchange rates are published by the European Central Bank, made up in the demo only', () => {
  const live = { DATABASE_URL: database }
  expect(parseConfig({}).rateFeed).toBe('simulated')
  expect(parseConfig(live).rateFeed).toBe('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')
  expect(parseConfig({ ...live, ECB_RATES_URL: 'off' }).rateFeed).toBeNull()
  expect(findFaults({ ...live, ECB_RATES_URL: 'simulated', NODE_ENV: 'production' })).toEqual([
    'ECB_RATES_URL must not be simulated in production: the rates would be made up',
  ])
})

describe('the account at Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

  test('has a key and a secret for its messages, or is absent', () => {
    expect(parseConfig({ DATABASE_URL: database }).payments).toBeNull()
    const account = { secretKey: 'sk_test_abc', webhookSecrets: ['whsec_abc'] }
    expect(parseConfig(keys).payments).toEqual(account)
    const two = { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_abc,whsec_def' }
    expect(parseConfig(two).payments).toEqual({ ...account, webhookSecrets: ['whsec_abc', 'whsec_def'] })
    const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_abc' }
    expect(parseConfig(live).payments).toEqual({ ...account, secretKey: 'rk_live_abc' })
  })

  test('is simulated in the demo and where that is asked for, and never in production', () => {
    const asked = { DATABASE_URL: database, STRIPE_SECRET_KEY: 'simulated' }
    expect(parseConfig({}).payments).toBe('simulated')
    expect(parseConfig(asked).payments).toBe('simulated')
    expect(findFaults({ ...asked, NODE_ENV: 'production' })).toEqual([
      'STRIPE_SECRET_KEY must be a key of Stripe in production: simulated payments move no money',
    ])
    expect(parseConfig({ NODE_ENV: 'production' }).payments).toBeNull()
  })

  test.each(Object.entries(keys))('%s alone is refused', (name, value) => {
    expect(findFaults({ [name]: value })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
    ])
  })

  test('refuses a publishable key and anything else, without quoting it', () => {
    const faults = findFaults({ STRIPE_SECRET_KEY: 'pk_live_abc', STRIPE_WEBHOOK_SECRET: 'abc' })
    expect(faults).toEqual([
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, or simulated',
      'STRIPE_WEBHOOK_SECRET must be the signing secrets of the endpoints, like whsec_…,whsec_…',
    ])
  })
})
