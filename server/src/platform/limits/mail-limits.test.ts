import { randomUUID } from 'node:crypto'
import { mailLimits, type SentMail } from '@roomlark/contract/platform/mail-limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createUser } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { jobNames } from '../../adapters/job-kinds.ts'
import { mailsFrom, mailsTo } from './mail-limits.service.ts'
import { type Counter, takeAttempt } from './throttles.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Each call sends one email of an account to an address. */
type Sending = { senderId: string; send: (email: string) => Promise<Answer> }

const keyed = (hotel: TestHotel, path: string, body: object) =>
  app.ask('POST', `/api/v1${path}`, {
    token: hotel.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })

async function byHotel(send: (hotel: TestHotel, email: string) => Promise<Answer>): Promise<Sending> {
  const hotel = await openTestHotel(app, 9)
  return { senderId: hotel.owner.id, send: (email) => send(hotel, email) }
}

/** Books for this address once, so that every further email of the hotel to it is about the same stay. */
function aboutBooking(send: (hotel: TestHotel, bookingId: string, email: string) => Promise<Answer>) {
  const ids = new Map<string, string>()
  return byHotel(async (hotel, email) => {
    const guest = { name: 'Hana Nakamura', email }
    const id = ids.get(email) ?? (await hotel.book({ guest })).id
    ids.set(email, id)
    return send(hotel, id, email)
  })
}

/** An administrator of its own, whose emails no other test counts. */
async function byAdmin(send: (token: string, email: string) => Promise<Answer>): Promise<Sending> {
  const { id, token } = await createActor(app, 'admin', { confirmed: true })
  return { senderId: id, send: (email) => send(token, email) }
}

const sendings: Record<Exclude<SentMail, 'booking'>, () => Promise<Sending>> = {
  'team-invitation': () =>
    byHotel(async (hotel, email) => {
      const places = [{ hotelId: hotel.hotel.id, role: 'front-desk' }]
      const answer = await hotel.ask('POST', '/api/v1/team/invitations', { email, places })
      if (answer.status !== 409) return answer
      const { invitations } = await hotel.data(hotel.ask('GET', '/api/v1/team'))
      const { id } = invitations.find((one: { email: string }) => one.email === email)
      return hotel.ask('POST', `/api/v1/team/invitations/${id}/send`)
    }),
  'hotel-offer': () =>
    byHotel(async (hotel, email) => {
      await hotel.ask('DELETE', `${hotel.base}/offer`)
      return hotel.ask('POST', `${hotel.base}/offer`, { email })
    }),
  'partner-invitation': async () => {
    const owner = await createActor(app, 'hotel')
    const send = async (email: string) => {
      const hotel = await openTestHotel(app, 1, { owner })
      return hotel.ask('POST', `${hotel.base}/partners/invitations`, { email, message: '' })
    }
    return { senderId: owner.id, send }
  },
  invitation: () =>
    byAdmin(async (token, email) => {
      const body = { email, firstName: 'Ada', lastName: 'Byron', userType: 'affiliate' }
      const answer = await app.ask('POST', '/api/v1/users/invite', { token, body })
      if (answer.status !== 409) return answer
      const [user] = await app.sql`SELECT id FROM users WHERE email = ${email}`
      return app.ask('POST', `/api/v1/users/${user?.id}/invite`, { token })
    }),
  'account-decision': () =>
    byAdmin(async (token, email) => {
      const [known] = await app.sql`SELECT id, suspended_at FROM users WHERE email = ${email}`
      const { id } = known ?? (await createUser(app, 'affiliate', { email }))
      const step = known?.suspended_at ? 'restore' : 'suspend'
      return app.ask('POST', `/api/v1/users/${id}/${step}`, {
        token,
        ...(step === 'suspend' && { body: { reason: 'Spam' } }),
      })
    }),
  invoice: () =>
    byHotel(async (hotel, email) => {
      await hotel.setInvoicing()
      const { id } = await hotel.book()
      const { body } = await keyed(hotel, `/bookings/${id}/invoices`, { position: 1, kind: 'invoice' })
      return keyed(hotel, `/bookings/${id}/invoices/${body.data.invoices[0].id}/mails`, { email })
    }),
  deposit: () =>
    aboutBooking((hotel, id) =>
      keyed(hotel, `/bookings/${id}/folio/deposits`, {
        amountCents: 1000,
        dueOn: hotel.day(5),
        mailGuest: true,
      }),
    ),
  letter: () =>
    aboutBooking((hotel, id) =>
      hotel.ask('POST', `/api/v1/bookings/${id}/letters`, { kind: 'confirmation' }),
    ),
  message: () =>
    aboutBooking((hotel, id) => hotel.ask('POST', `/api/v1/bookings/${id}/messages`, { text: 'Good day' })),
}

const address = () => `${randomUUID()}@example.test`

/** Counts so many emails as if they had been sent. */
async function count(counter: Counter, times: number): Promise<void> {
  await app.pool.begin(async (tx) => {
    for (let time = 0; time < times; time += 1) await takeAttempt(tx, counter, app.services.clock())
  })
}

function expectRefusal({ status, body, headers }: Answer, message: RegExp): void {
  expect(body).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(body.message).toMatch(message)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
}

describe.each(Object.entries(sendings))('%s', (name, prepare) => {
  const mail = name as keyof typeof sendings
  const { sender, recipient, noun } = mailLimits[mail]

  test('is refused to an account that has sent the most of them', async () => {
    const { senderId, send } = await prepare()
    await count(mailsFrom(mail, senderId), sender - 1)
    const { status, body } = await send(address())
    expect(status, JSON.stringify(body)).toBe(200)
    expectRefusal(await send(address()), new RegExp(`^Your account has sent ${sender} ${noun}`))
  })

  test('is refused to an address that has got the most of them, whoever sends it', async () => {
    const email = address()
    await count(mailsTo(mail, email), recipient - 1)
    const { send } = await prepare()
    const { status, body } = await send(email)
    expect(status, JSON.stringify(body)).toBe(200)
    expectRefusal(await send(email), new RegExp(`^This address was sent ${recipient} ${noun}`))
    expectRefusal(await (await prepare()).send(email), /^This address/)
  })
})

describe('an email about what has happened', () => {
  const sentTo = (email: string) => app.sent.filter(({ to }) => to === email).length

  test('about a booking waits until its guest may get another', async () => {
    const email = address()
    const hotel = await openTestHotel(app, 9)
    await count(mailsTo('booking', email), mailLimits.booking.recipient)
    await hotel.book({ guest: { name: 'Hana Nakamura', email } })
    await waitUntil('the email to be put off', () => isPutOff('mail.booking'))
    expect(sentTo(email)).toBe(0)
  })

  test('of a notification waits until its account may get another', async () => {
    const hotel = await openTestHotel(app, 9)
    await count(mailsTo('notification', hotel.owner.email), mailLimits.notification.recipient)
    const email = address()
    await hotel.data(hotel.ask('POST', `${hotel.base}/offer`, { email }))
    const other = await createActor(app, 'hotel', { email })
    await app.ask('POST', `/api/v1/hotels/offers/${hotel.hotel.id}`, {
      token: other.token,
      body: { accepts: false },
    })
    await waitUntil('the email to be put off', () => isPutOff('mail.notification'))
    expect(sentTo(hotel.owner.email)).toBe(0)
  })

  async function isPutOff(job: string): Promise<boolean> {
    const rows = await app.sql`
      SELECT 1 FROM pgboss.job WHERE name = ${job} AND state = 'created' AND start_after > now() + interval '50 minutes'`
    return rows.length > 0
  }
})

/** Emails that reach nobody but who caused them, and what goes to every account by our own decision. */
const toOneself = [
  ...[
    'password-changed',
    'passkey',
    'new-device',
    'email-change-asked',
    'email-changed',
    'payout-details',
    'api-key',
  ],
  ...['webhook-paused', 'export-ready', 'deletion', 'erased', 'digest', 'announcement', 'partner-report'],
]
/** Emails to an address that somebody entered without an account; `auth/throttle.service.ts` limits them. */
const toEnteredAddresses = [
  'launch-list',
  'reset-password',
  'verify-email',
  'already-registered',
  'change-email',
  'checkout-code',
  'guest-address',
  'waiting',
]

/** Emails about a payment, each of which has moved money or was stopped by a limit on payments before. */
const aboutMoney = ['payment']

/** Emails of which each stay, review, place on a waiting list, closed day or step of an overdue invoice causes one. */
const onceForEach = ['review', 'review-answer', 'waiting-struck', 'day-close', 'invoice-reminder']

test('every kind of email has a limit, or goes to nobody else', () => {
  const mails = jobNames.filter((name) => name.startsWith('mail.')).map((name) => name.slice('mail.'.length))
  expect(mails.toSorted()).toEqual(
    [
      ...Object.keys(mailLimits),
      ...toOneself,
      ...toEnteredAddresses,
      ...aboutMoney,
      ...onceForEach,
    ].toSorted(),
  )
})
