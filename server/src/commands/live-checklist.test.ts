import { expect, test } from 'vitest'
import { startTestAppForTest } from '../../test/app.ts'
import { readLiveState } from '../operations/doctor/doctor.service.ts'
import { visitAddress } from './live-address.ts'
import { checkLive, checklistText, type Facts } from './live-checklist.ts'

const ready: Facts = {
  seen: {
    address: new URL('https://rooms.example'),
    certificate: { days: 60 },
    readyStatus: 200,
    isDemo: false,
    headers: new Headers({
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    }),
    plainLeadsTo: 'https://rooms.example/',
    mailboxStatus: 404,
    clockSeconds: 1,
    spf: ['v=spf1 -all'],
  },
  settings: {
    publicUrl: 'https://rooms.example',
    smtpUrl: 'smtp://mail.example',
    secret: Buffer.alloc(32),
    mailFrom: { name: 'Rooms', address: 'hello@rooms.example' },
    trustProxyHops: 1,
    databaseUrl: 'postgres://roomlark@db.example/roomlark',
    backup: { to: '/backups', minuteOfDay: 150, keep: 14, verifyUrl: undefined },
    payments: { secretKey: 'sk_live_a', webhookSecrets: ['whsec_a'] },
  },
  state: {
    role: 'roomlark',
    isSuperuser: false,
    timeZone: 'UTC',
    admins: 1,
    adminsWithoutMfa: [],
    backupAgeSeconds: 3600,
  },
}

const missingIn = (facts: Facts) =>
  checkLive(facts)
    .filter(({ missing }) => missing !== null)
    .map(({ name }) => name)

test('a site that has everything lacks nothing', () => {
  expect(missingIn(ready)).toEqual([])
  expect(checklistText(checkLive(ready))).toMatch(/Nothing is missing\.\n$/)
})

const { seen, settings, state } = ready
test.each<[string, Facts]>([
  ['tls', { ...ready, seen: { ...seen, certificate: { fault: 'self-signed certificate' } } }],
  ['tls', { ...ready, seen: { ...seen, certificate: { days: 3 } } }],
  ['redirect', { ...ready, seen: { ...seen, plainLeadsTo: null } }],
  ['headers', { ...ready, seen: { ...seen, headers: new Headers() } }],
  ['address', { ...ready, settings: { ...settings, publicUrl: 'http://localhost:3000' } }],
  ['readiness', { ...ready, seen: { ...seen, readyStatus: 404 } }],
  ['payments', { ...ready, settings: { ...settings, payments: 'simulated' } }],
  [
    'payments',
    {
      ...ready,
      settings: { ...settings, payments: { secretKey: 'sk_test_a', webhookSecrets: ['whsec_a'] } },
    },
  ],
  ['proxy', { ...ready, settings: { ...settings, trustProxyHops: 0 } }],
  ['demo', { ...ready, seen: { ...seen, isDemo: true } }],
  ['database', { ...ready, settings: { ...settings, databaseUrl: undefined } }],
  ['role', { ...ready, state: { ...state, isSuperuser: true } }],
  ['time-zone', { ...ready, state: { ...state, timeZone: 'Europe/Rome' } }],
  ['time-zone', { ...ready, seen: { ...seen, clockSeconds: -90 } }],
  ['secret', { ...ready, settings: { ...settings, secret: undefined } }],
  ['sender', { ...ready, seen: { ...seen, spf: [] } }],
  ['backups', { ...ready, state: { ...state, backupAgeSeconds: Number.POSITIVE_INFINITY } }],
  ['two-step', { ...ready, state: { ...state, adminsWithoutMfa: ['ada@rooms.example'] } }],
  ['two-step', { ...ready, state: { ...state, admins: 0 } }],
])('%s is named where it is missing', (name, facts) => {
  expect(missingIn(facts)).toEqual([name])
})

test('what a running server answers is read as it is', async () => {
  const app = await startTestAppForTest()
  const found = await visitAddress(new URL(app.url), 'rooms.invalid')
  expect(found).toMatchObject({
    readyStatus: 200,
    isDemo: false,
    mailboxStatus: 404,
    certificate: null,
    spf: [],
  })
  expect(found.headers?.has('content-security-policy')).toBe(true)
  expect(await readLiveState({ sql: app.pool })).toMatchObject({
    admins: 0,
    adminsWithoutMfa: [],
    backupAgeSeconds: Number.POSITIVE_INFINITY,
  })
})
