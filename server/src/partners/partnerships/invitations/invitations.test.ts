import { hotelPartnerLimits } from '@roomlark/contract/partners/hotel-partners'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor, createUser, signIn } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { jobsDone, mailTo, tokenIn } from '../../../../test/mail.ts'
import { worded } from '../../../../test/notifications.ts'
import { addPartnership } from '../../../../test/partnerships.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
})
afterAll(() => app.close())
beforeEach(() => app.advance(60_000))

async function data(answer: Promise<Answer>) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.data
}

async function openHotel() {
  const owner = await createActor(app, 'hotel')
  const hotel = await createHotel(app, owner.token, { name: 'Villa Marenne', baseCommissionRate: 15 })
  const base = `/api/v1/hotels/${hotel.id}`
  const ask = (method: string, path: string, body?: unknown) =>
    app.ask(method, path, { token: owner.token, ...(body !== undefined && { body }) })
  const invite = (email: string, message = 'Please write about us.') =>
    ask('POST', `${base}/partners/invitations`, { email, message })
  const partners = async () => (await data(ask('GET', `${base}/partners`))).partners
  return { owner, hotel, base, ask, invite, partners }
}

async function setRegistration(door: 'closed' | 'invitation' | 'open') {
  const body = { affiliateRegistration: door }
  await data(app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body }))
}

const register = (email: string, more: object = {}) =>
  app.ask('POST', '/api/v1/auth/register', {
    body: {
      email,
      password: 'larks rise early',
      userType: 'affiliate',
      firstName: 'Hana',
      lastName: 'Kato',
      ...more,
    },
  })

test('does not tell whether the address has an account', async () => {
  const { hotel, base, ask, invite, partners } = await openHotel()
  const known = await createActor(app, 'affiliate', { email: 'known@example.test' })
  const [toKnown, toNobody] = [await invite('Known@Example.test'), await invite('nobody@example.test')]
  const shapes = [toKnown, toNobody].map(({ status, body }) => [status, body.message, Object.keys(body.data)])
  expect(shapes[0]).toEqual(shapes[1])
  expect(await partners()).toMatchObject(
    ['nobody@example.test', 'known@example.test'].map((name) => ({
      name,
      personName: null,
      pictureUrl: null,
      state: 'invited',
      version: 1,
    })),
  )
  for (const { body } of [toKnown, toNobody]) {
    const detail = await data(ask('GET', `${base}/partners/${body.data.id}`))
    expect(detail).toMatchObject({ profile: null, results: null, message: 'Please write about us.' })
  }
  expect((await data(ask('GET', '/api/v1/partners?search=byron'))).length).toBe(0)

  // One is notified, the other gets an email with a link.
  const { data: news } = (await app.ask('GET', '/api/v1/notifications', { token: known.token })).body
  expect(worded(news)).toMatchObject([{ title: 'Villa Marenne invites you to be a partner' }])
  const mail = await mailTo(app, 'nobody@example.test')
  expect(mail.subject).toContain('Villa Marenne')
  expect(mail.text).toContain('Please write about us.')
  expect(mail.text).toContain('12%')
  expect(mail.text).toContain('http://roomlark.test/register?token=')

  // Once it is accepted, the hotel knows its partner.
  const id = toKnown.body.data.id
  const accept = { step: 'accept', version: 1 }
  await data(app.ask('POST', `/api/v1/partnerships/${id}/steps`, { token: known.token, body: accept }))
  expect(await data(ask('GET', `${base}/partners/${id}`))).toMatchObject({
    state: 'active',
    name: 'Ada Byron',
  })
  const [row] = await app.sql`SELECT invited_email FROM partnerships WHERE id = ${id}`
  expect(row?.invited_email).toBeNull()
  expect((await invite('known@example.test')).status).toBe(409)
  expect(hotel.name).toBe('Villa Marenne')
})

test('invites an address once, again after it was withdrawn, and a number of people a day', async () => {
  const { ask, invite, partners } = await openHotel()
  const first = await data(invite('harbour@example.test'))
  const again = await invite('harbour@example.test')
  expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['email']])
  await data(ask('POST', `/api/v1/partnerships/${first.id}/steps`, { step: 'withdraw', version: 1 }))
  expect(await partners()).toEqual([])
  expect(await data(invite('harbour@example.test'))).toMatchObject({ id: first.id, state: 'invited' })
  expect((await invite('not an address')).status).toBe(400)
  for (let sent = 2; sent < hotelPartnerLimits.invitationsADay; sent += 1) {
    await data(invite(`reader-${sent}@example.test`))
  }
  const refused = await invite('one-more@example.test')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  app.advance(86_400_000)
  expect((await invite('one-more@example.test')).status).toBe(200)
  await jobsDone(app)
})

test('opens registration by invitation for the invited address, and waits while it is closed', async () => {
  const { base, ask, invite } = await openHotel()
  const { id } = await data(invite('hana@example.test'))
  const token = tokenIn(await mailTo(app, 'hana@example.test'))
  const read = () => app.ask('POST', '/api/v1/auth/partner-invitation', { body: { token } })
  expect(await data(read())).toMatchObject({
    email: 'hana@example.test',
    hotelName: 'Villa Marenne',
    message: 'Please write about us.',
    yoursPercent: 12,
  })

  await setRegistration('closed')
  const closed = await register('hana@example.test', { invitation: token })
  expect([closed.status, closed.body.code]).toEqual([403, 'registration_closed'])
  expect(closed.body.message).toContain('Your invitation waits')

  await setRegistration('invitation')
  const attempts = [
    register('hana@example.test'),
    register('somebody.else@example.test', { invitation: token }),
    register('hana@example.test', { invitation: token.toLowerCase() }),
    register('hana@example.test', { invitation: token, userType: 'hotel' }),
  ]
  for (const attempt of await Promise.all(attempts)) expect(attempt.status).toBe(403)
  expect((await register('hana@example.test', { invitation: token })).status).toBe(200)

  // The partnership is theirs once the address is proved, and not before.
  const ofAffiliate = () => app.sql`SELECT affiliate_id FROM partnerships WHERE id = ${id}`
  expect((await ofAffiliate())[0]?.affiliate_id).toBeNull()
  const proof = tokenIn(await mailTo(app, 'hana@example.test', 2))
  await data(app.ask('POST', '/api/v1/auth/verify-email', { body: { token: proof } }))
  const session = await data(signIn(app, 'hana@example.test', 'larks rise early'))
  const { data: news } = (await app.ask('GET', '/api/v1/notifications', { token: session.token })).body
  expect(worded(news)).toMatchObject([{ title: 'Villa Marenne invites you to be a partner' }])
  expect(await data(ask('GET', `${base}/partners/${id}`))).toMatchObject({
    name: 'hana@example.test',
    personName: null,
    state: 'invited',
    version: 2,
  })
  const accept = { step: 'accept', version: 2 }
  await data(app.ask('POST', `/api/v1/partnerships/${id}/steps`, { token: session.token, body: accept }))
  expect(await data(ask('GET', `${base}/partners/${id}`))).toMatchObject({
    name: 'Hana Kato',
    state: 'active',
  })
  expect((await read()).status).toBe(400)
  await setRegistration('closed')
})

test('is claimed however an affiliate comes to have the address, and never beside another partnership', async () => {
  const { hotel, invite } = await openHotel()
  for (const name of ['verified', 'typed', 'paired']) await data(invite(`${name}@example.test`))
  const verified = await createUser(app, 'affiliate', { email: 'verified@example.test', verified: false })
  const token = admin.token
  await data(app.ask('POST', `/api/v1/users/${verified.id}/verify`, { token }))
  const typed = await createUser(app, 'hotel', { email: 'typed@example.test' })
  const type = { userType: 'affiliate', reason: 'They recommend hotels.' }
  await data(app.ask('PUT', `/api/v1/users/${typed.id}/type`, { token, body: type }))
  const paired = await createUser(app, 'affiliate', { email: 'paired@example.test', verified: false })
  await addPartnership(app, { hotelId: hotel.id, affiliateId: paired.id })
  await data(app.ask('POST', `/api/v1/users/${paired.id}/verify`, { token }))
  const rows = await app.sql`
    SELECT invited_email, affiliate_id FROM partnerships
    WHERE hotel_id = ${hotel.id} AND invited_email IS NOT NULL ORDER BY invited_email`
  expect(rows.map(({ invited_email, affiliate_id }) => [invited_email, affiliate_id])).toEqual([
    ['paired@example.test', null],
    ['typed@example.test', typed.id],
    ['verified@example.test', verified.id],
  ])
  await jobsDone(app)
})
