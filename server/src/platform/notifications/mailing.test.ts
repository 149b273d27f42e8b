import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { jobsDone, mailTo } from '../../../test/mail.ts'
import { askDigests, mailDigest, mailNotification } from './mailing.service.ts'
import { notify } from './notify.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const context = () => ({ ...app.services, sql: app.pool })
const event = 'feed-failing' as const

async function wants(mail: 'now' | 'digest' | 'off') {
  const person = await createActor(app)
  const preferences = [{ event, inApp: true, mail }]
  await app.ask('PUT', '/api/v1/notifications/preferences', { token: person.token, body: { preferences } })
  return person
}
/**
 * Notifications are written on an evening so far in the future that the server's own job never finds them
 * due.
 */
const writtenAt = new Date('2126-11-14T23:00:00Z')
const at = (moment: string) => ({ ...context(), clock: () => new Date(moment) })

function addNotification(userId: string, calendar: string, hotelId?: string) {
  const params = { calendar, fault: { kind: 'connection-failed' as const, params: { code: '<b>away</b>' } } }
  const news = {
    event,
    params,
    link: '/hotels',
    occasion: randomUUID(),
    ...(hotelId && { hotelId }),
  }
  return app.pool.begin((tx) => notify({ ...context(), clock: () => writtenAt }, tx, [userId], news))
}
function sentTo(email: string) {
  return app.sent.filter(({ to }) => to === email)
}
async function mailChoice(token: string): Promise<string> {
  const { body } = await app.ask('GET', '/api/v1/notifications/preferences', { token })
  return body.data.find((row: { event: string }) => row.event === event).mail
}

test('an immediate email is sent once, with the headers to unsubscribe', async () => {
  const person = await wants('now')
  await addNotification(person.id, 'Channel')
  const mail = await mailTo(app, person.email)
  expect(mail.subject).toBe('The calendar “Channel” cannot be imported')
  expect(mail.html).toContain('The connection failed (&lt;b&gt;away')
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await jobsDone(app)
  const [row] = await app.sql`SELECT id FROM notifications WHERE user_id = ${person.id}`
  await mailNotification(context(), Number(row?.id))
  expect(sentTo(person.email)).toHaveLength(1)
})

test('an email that another server is sending is left to it, and taken over if that server has died', async () => {
  const person = await wants('digest')
  await addNotification(person.id, 'First')
  await addNotification(person.id, 'Second')
  await app.sql`
    UPDATE notifications SET mailing_since = now()
    WHERE id = (SELECT min(id) FROM notifications WHERE user_id = ${person.id})`
  await mailDigest(context(), person.id, 'digest')
  expect(sentTo(person.email)).toEqual([])
  const again = await app.sql`
    SELECT start_after > now() + interval '2 seconds' AS "isLater" FROM pgboss.job
    WHERE name = 'mail.digest' AND state = 'created' AND data->>'userId' = ${person.id}`
  expect(again).toEqual([{ isLater: true }])
  await app.sql`
    UPDATE notifications SET mailing_since = now() - interval '2 minutes'
    WHERE user_id = ${person.id} AND mailing_since IS NOT NULL`
  await Promise.all([mailDigest(context(), person.id, 'digest'), mailDigest(context(), person.id, 'digest')])
  expect(sentTo(person.email)).toHaveLength(1)
  // Nobody needs to wait for the job that would find nothing to do.
  await app.sql`DELETE FROM pgboss.job WHERE name = 'mail.digest' AND data->>'userId' = ${person.id}`
})

test('an email that could not be sent is free for the next try', async () => {
  const person = await wants('digest')
  await addNotification(person.id, 'Bounced')
  const refusing = { send: () => Promise.reject(new Error('421 try later')) }
  await expect(mailDigest({ ...context(), mailer: refusing }, person.id, 'digest')).rejects.toThrow('421')
  await mailDigest(context(), person.id, 'digest')
  expect(sentTo(person.email)).toHaveLength(1)
})

test('one click stops these emails and no others, and a second click is harmless', async () => {
  const person = await wants('now')
  await addNotification(person.id, 'One')
  const mail = await mailTo(app, person.email)
  const link = /<(.+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(link)
  for (let click = 0; click < 2; click += 1) {
    const answer = await fetch(app.url + pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(answer.status).toBe(200)
  }
  expect(await mailChoice(person.token)).toBe('off')
  await addNotification(person.id, 'Two')
  await jobsDone(app)
  expect(sentTo(person.email)).toHaveLength(1)
})

test('opening the link changes nothing, because the page asks first', async () => {
  const person = await wants('now')
  await addNotification(person.id, 'One')
  const mail = await mailTo(app, person.email)
  const token = /unsubscribe\?token=(\S+)/.exec(mail.text)?.[1]
  const link = new URL(/<(.+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
  expect((await fetch(app.url + link.pathname + link.search)).status).toBeGreaterThanOrEqual(400)
  expect(await mailChoice(person.token)).toBe('now')
  const answer = await app.ask('POST', '/api/v1/notifications/unsubscribe', { body: { token } })
  expect(answer.body.data).toEqual({ what: event })
  expect(await mailChoice(person.token)).toBe('off')
})

test.each(['', 'nonsense', 'A'.repeat(128)])('a link that is not ours is refused: %s', async (token) => {
  const path = `/unsubscribe/one-click?token=${token}`
  const answer = await fetch(app.url + path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(answer.status).toBe(400)
  const form = await app.ask('POST', '/api/v1/notifications/unsubscribe', { body: { token } })
  expect(form.status).toBe(400)
})

test('a token of another kind cannot be used to unsubscribe', async () => {
  const person = await wants('now')
  const token = app.services.cipher.encrypt(`other ${person.id} ${event}`).toString('base64url')
  expect((await app.ask('POST', '/api/v1/notifications/unsubscribe', { body: { token } })).status).toBe(400)
})

test('a daily digest is one email with all notifications, and repeats none', async () => {
  const person = await wants('digest')
  await addNotification(person.id, 'First of the day')
  await addNotification(person.id, 'Second of the day')
  await askDigests(at('2126-11-15T05:59:00Z'))
  await jobsDone(app)
  expect(sentTo(person.email)).toEqual([])
  await askDigests(at('2126-11-15T06:00:00Z'))
  const mail = await mailTo(app, person.email)
  expect(mail.text).toContain('First of the day')
  expect(mail.text).toContain('Second of the day')
  await askDigests(at('2126-11-16T06:00:00Z'))
  await jobsDone(app)
  expect(sentTo(person.email)).toHaveLength(1)
})

test('who stops the digest is not sent what was waiting for it', async () => {
  const person = await wants('digest')
  await addNotification(person.id, 'Waiting')
  const token = app.services.cipher.encrypt(`unsubscribe ${person.id} digest`).toString('base64url')
  expect((await app.ask('POST', '/api/v1/notifications/unsubscribe', { body: { token } })).status).toBe(200)
  await askDigests(at('2126-11-15T06:00:00Z'))
  await jobsDone(app)
  expect(sentTo(person.email)).toEqual([])
})

test('the hotel is named in an immediate email and in the digest', async () => {
  const [now, daily] = [await wants('now'), await wants('digest')]
  const villa = await createHotel(app, now.token, { name: 'Villa Aurora' })
  await addNotification(now.id, 'Channel', villa.id)
  const mail = await mailTo(app, now.email)
  expect(mail.subject).toBe('Villa Aurora: The calendar “Channel” cannot be imported')
  expect(mail.text).toContain('Villa Aurora')
  const inn = await createHotel(app, daily.token, { name: 'Quayside Inn', timeZone: 'UTC' })
  await addNotification(daily.id, 'Channel', inn.id)
  await askDigests(at('2126-11-15T06:00:00Z'))
  expect((await mailTo(app, daily.email)).text).toContain('Quayside Inn: The connection failed')
})

test('the digest is sent at six in the person’s time zone, or else in their hotel’s', async () => {
  const [abroad, keeper] = [await wants('digest'), await wants('digest')]
  await app.ask('PUT', '/api/v1/users/profile', {
    token: abroad.token,
    body: { firstName: 'Ada', lastName: 'Byron', timeZone: 'Asia/Tokyo' },
  })
  await createHotel(app, keeper.token, { timeZone: 'America/Los_Angeles' })
  await addNotification(abroad.id, 'Written in Tokyo')
  await addNotification(keeper.id, 'Written in California')
  const after = async (moment: string) => {
    await askDigests(at(moment))
    await jobsDone(app)
    return [abroad, keeper].map(({ email }) => sentTo(email).length)
  }
  expect(await after('2126-11-15T13:59:00Z')).toEqual([0, 0])
  expect(await after('2126-11-15T14:00:00Z')).toEqual([0, 1])
  expect(await after('2126-11-15T21:00:00Z')).toEqual([1, 1])
})
