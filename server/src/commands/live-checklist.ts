import type { Config } from '../config.ts'
import type { readLiveState } from '../operations/doctor/doctor.service.ts'

/** Answer of the public address; null where none came. */
export type Seen = {
  address: URL
  /** Why the certificate is not accepted, or how many days it is valid. */
  certificate: { fault: string } | { days: number } | null
  /** The address to which the same host redirects without TLS. */
  plainLeadsTo: string | null
  headers: Headers | null
  readyStatus: number | null
  isDemo: boolean | null
  mailboxStatus: number | null
  /** The difference between the clocks of that server and of this machine. */
  clockSeconds: number | null
  /** The SPF records of the domain that mail comes from. */
  spf: string[]
}

export type Settings = Pick<
  Config,
  'publicUrl' | 'smtpUrl' | 'mailFrom' | 'secret' | 'trustProxyHops' | 'databaseUrl' | 'backup' | 'payments'
>
export type Facts = { seen: Seen; settings: Settings; state: Awaited<ReturnType<typeof readLiveState>> }

/** A line of the checklist; `missing` says what to do, and is null if nothing is. */
export type Check = { name: string; about: string; missing: string | null }

const soon = 14
const backupSeconds = 26 * 3600
const neededHeaders = ['strict-transport-security', 'content-security-policy', 'x-content-type-options']

/** Goes through what a site needs before the public uses it. */
export function checkLive({ seen, settings, state }: Facts): Check[] {
  const { address, headers } = seen
  const check = (name: string, about: string, missing: string | false | null) => ({
    name,
    about,
    missing: missing || null,
  })
  const lacking = neededHeaders.filter((name) => !headers?.has(name))
  return [
    check('tls', 'visitors reach it by https, with a certificate that browsers accept', tlsFault(seen)),
    check(
      'redirect',
      'http leads to https',
      !seen.plainLeadsTo?.startsWith(`https://${address.hostname}`) &&
        'let the proxy answer http with a redirect to https',
    ),
    check(
      'headers',
      'security headers reach the browser',
      lacking.length > 0 &&
        `${lacking.join(', ')} did not come: set PUBLIC_URL to the https address, and let the proxy pass headers on`,
    ),
    check(
      'address',
      'PUBLIC_URL is the address that people use',
      new URL(settings.publicUrl).origin !== address.origin && `set PUBLIC_URL=${address.origin}`,
    ),
    check(
      'readiness',
      '/health/ready answers behind the proxy',
      seen.readyStatus !== 200 &&
        `it answered ${seen.readyStatus ?? 'nothing'}: pass /health/ready on, and read the log of the server`,
    ),
    check(
      'proxy',
      'the server believes its proxy about visitors’ addresses',
      settings.trustProxyHops === 0 && 'set TRUST_PROXY_HOPS to the number of proxies in front, usually 1',
    ),
    check(
      'demo',
      'there is no demo',
      (seen.isDemo !== false || seen.mailboxStatus === 200) &&
        'set DATABASE_URL and NODE_ENV=production: demo accounts and the demo’s mailbox are open to all',
    ),
    check(
      'database',
      'the database is one of your own',
      settings.databaseUrl === undefined &&
        'set DATABASE_URL; npm run backup and npm run restore move what is in the embedded one',
    ),
    check(
      'role',
      'the role of the database is no superuser',
      state.isSuperuser && `${state.role} is one: use a role that owns the database and nothing else`,
    ),
    check(
      'time-zone',
      'the database counts in UTC, and the clocks agree',
      clockFault(state.timeZone, seen.clockSeconds),
    ),
    check(
      'secret',
      'the key of what is encrypted is a setting',
      !settings.secret &&
        'set ROOMLARK_SECRET (openssl rand -base64 32, or base64 of secret.key in the data folder)',
    ),
    check('sender', 'mail is sent, from an address that receivers accept', senderFault(settings, seen.spf)),
    check(
      'backups',
      'there is a backup of the last day',
      state.backupAgeSeconds > backupSeconds &&
        (settings.backup
          ? 'none was made: run npm run backup and read why'
          : 'set BACKUP_TO, or make them with a timer'),
    ),
    check(
      'payments',
      'payments move real money, or none are taken',
      settings.payments !== null &&
        (settings.payments === 'simulated' || settings.payments.secretKey.includes('_test_')) &&
        'set STRIPE_SECRET_KEY to a live key',
    ),
    check(
      'two-step',
      'every administrator has two-step sign-in',
      state.admins === 0
        ? 'there is no administrator: npm run admin -- create --email you@example.com'
        : state.adminsWithoutMfa.length > 0 &&
            `${state.adminsWithoutMfa.join(', ')} has to sign in and set it up`,
    ),
  ]
}

function tlsFault({ address, certificate }: Seen): string | null {
  if (address.protocol !== 'https:')
    return 'give the https address, and put a proxy with a certificate in front'
  if (certificate === null) return 'nobody answers there'
  if ('fault' in certificate) return `the certificate is not accepted (${certificate.fault})`
  return certificate.days < soon ? `the certificate ends in ${certificate.days} days` : null
}

function clockFault(timeZone: string, clockSeconds: number | null): string | null {
  if (!/^(Etc\/)?(UTC|GMT)$/i.test(timeZone)) {
    return `the database counts in ${timeZone}: ALTER DATABASE … SET timezone TO 'UTC'`
  }
  const isApart = clockSeconds !== null && Math.abs(clockSeconds) > 5
  return isApart ? `the clock there is ${Math.round(clockSeconds)} s off: use NTP` : null
}

function senderFault({ smtpUrl, mailFrom, publicUrl }: Settings, spf: string[]): string | null {
  if (!smtpUrl) return 'set SMTP_URL: mail is only kept in files'
  const domain = mailFrom?.address.split('@')[1] ?? new URL(publicUrl).hostname
  if (spf.length > 0) return null
  return `${domain} has no SPF record, so mail from it is taken for spam: set MAIL_FROM to a domain that has one`
}

export function checklistText(checks: Check[]): string {
  const lines = checks.map(({ name, about, missing }) =>
    missing === null ? `ok      ${name}: ${about}` : `MISSING ${name}: ${missing}`,
  )
  const missing = checks.filter((one) => one.missing !== null).length
  const verdict = missing === 0 ? 'Nothing is missing.' : `${missing} of ${checks.length} are missing.`
  return `${[...lines, verdict].join('\n')}\n`
}
