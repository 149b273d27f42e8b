import type { TeamPlace } from '@roomlark/contract/team-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, createUser, signIn, testPassword } from '../../../test/factories.ts'
import { createHotel } from '../../../test/hotels.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitFor } from '../../../test/wait.ts'

let app: TestApp
let house: TestHotel
let other: { id: string }
beforeAll(async () => {
  app = await startTestApp()
  house = await openTestHotel(app)
  other = await createHotel(app, house.token, { name: 'Lakehouse Bellano' })
})
afterAll(() => app.close())

const asOwner = (method: string, path: string, body?: unknown) =>
  app.ask(method, `/api/v1${path}`, { token: house.token, body })
const places = (role: TeamPlace['role'] = 'front-desk'): TeamPlace[] => [{ hotelId: house.hotel.id, role }]

/** Invites somebody and returns the token of the link in the newest email to them. */
async function invite(email: string, wanted = places()) {
  const answer = await asOwner('POST', '/team/invitations', { email, places: wanted })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return linkTo(email)
}

async function linkTo(email: string, after = 0): Promise<string> {
  const mail = await waitFor('the invitation', () => app.sent.filter(({ to }) => to === email)[after])
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
}

const account = {
  firstName: 'Luca',
  lastName: 'Ferrante',
  password: 'the lake before breakfast',
  acceptsTerms: true,
}
const accept = (token: string, withAccount = true) =>
  app.ask('POST', '/api/v1/team/invitation/accept', {
    body: withAccount ? { token, account } : { token },
  })
const selectNews = (userId: string) => app.sql<{ news: string; particulars: string | null }[]>`
  SELECT params ->> 'news' AS news, particulars FROM notifications WHERE user_id = ${userId} AND event = 'team' ORDER BY id`

describe('an invitation', () => {
  test('is mailed with the roles, opens an account of its own once, and tells the owner', async () => {
    const email = 'luca@example.test'
    const token = await invite(email, [{ hotelId: null, role: 'manager' }])
    const mail = app.sent.find(({ to }) => to === email)
    expect(mail?.text).toContain('All hotels: manager')
    const offer = await app.ask('POST', '/api/v1/team/invitation', { body: { token } })
    expect(offer.body.data).toMatchObject({ email, ownerName: 'Ada Byron', hasAccount: false })
    // Without an account, a password has to be chosen; that does not use the link up.
    expect((await accept(token, false)).status).toBe(400)

    const both = await Promise.all([accept(token), accept(token)])
    // The second finds the link used, or the account made at the same moment.
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([400, 409])])
    const joined = both.find(({ status }) => status === 200)
    const profile = await app.ask('GET', '/api/v1/users/profile', { token: joined?.body.data.token })
    expect(profile.body.data.membership).toEqual({
      ownerName: 'Ada Byron',
      places: [{ hotelId: null, role: 'manager' }],
    })
    expect((await selectNews(house.owner.id)).at(-1)).toEqual({
      news: 'joined',
      particulars: 'Luca Ferrante',
    })
    const { body } = await asOwner('GET', '/team')
    expect(body.data.invitations).toEqual([])
    expect(body.data.members).toMatchObject([{ name: 'Luca Ferrante', email, version: 2 }])
    expect(body.data.hotels.map(({ name }: { name: string }) => name)).toContain('Lakehouse Bellano')
  })

  test('can be changed, sent again with a new link and withdrawn, and expires after seven days', async () => {
    const email = 'elif@example.test'
    const first = await invite(email)
    const [open] = (await asOwner('GET', '/team')).body.data.invitations
    const changed = await asOwner('PUT', `/team/invitations/${open.id}`, {
      places: [{ hotelId: other.id, role: 'accountant' }],
      version: open.version,
    })
    expect(changed.body.data.invitations[0].places).toEqual([{ hotelId: other.id, role: 'accountant' }])
    const late = await asOwner('PUT', `/team/invitations/${open.id}`, { places: [], version: open.version })
    expect(late.status).toBe(409)
    expect((await asOwner('POST', `/team/invitations/${open.id}/send`)).status).toBe(200)
    const second = await linkTo(email, 1)
    const read = async (token: string) =>
      (await app.ask('POST', '/api/v1/team/invitation', { body: { token } })).status
    expect([await read(first), await read(second)]).toEqual([400, 200])
    await app.sql`UPDATE team_invitations SET expires_at = now() - interval '1 second' WHERE email = ${email}`
    expect(await read(second)).toBe(400)
    expect((await accept(second)).body.code).toBe('invalid_token')
    expect((await asOwner('DELETE', `/team/invitations/${open.id}`)).body.data.invitations).toEqual([])
    expect((await asOwner('DELETE', `/team/invitations/${open.id}`)).status).toBe(404)
  })

  test('is refused for hotels of others, for oneself and for who is invited or there already', async () => {
    const foreign = await openTestHotel(app)
    const ask = async (email: string, wanted: TeamPlace[]) =>
      (await asOwner('POST', '/team/invitations', { email, places: wanted })).status
    expect(await ask('a@example.test', [{ hotelId: foreign.hotel.id, role: 'manager' }])).toBe(404)
    expect(await ask(house.owner.email, places())).toBe(409)
    expect(await ask('luca@example.test', places())).toBe(409)
    expect(await ask('b@example.test', [])).toBe(400)
    expect(await ask('b@example.test', [...places(), { hotelId: null, role: 'manager' }])).toBe(400)
    expect(await ask('b@example.test', places())).toBe(200)
    expect(await ask('b@example.test', places())).toBe(409)
    const theirs = (await asOwner('GET', '/team')).body.data.invitations[0].id
    const stranger = await app.ask('DELETE', `/api/v1/team/invitations/${theirs}`, { token: foreign.token })
    expect(stranger.status).toBe(404)
  })

  test('joins an account without hotels as it is, and no other', async () => {
    const free = await createUser(app, 'hotel')
    expect((await accept(await invite(free.email), false)).status).toBe(200)
    const { body } = await signIn(app, free.email, testPassword)
    expect(body.data.user.membership.places).toEqual(places())

    const owner = await openTestHotel(app)
    const affiliate = await createUser(app, 'affiliate')
    const member = await createMember(app, owner.owner.id, [{ hotelId: null, role: 'read-only' }])
    for (const { email } of [owner.owner, affiliate, member]) {
      const refused = await accept(await invite(email), false)
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    }
  })
})

describe('a member', () => {
  test('gets other roles at once, in the version that was seen, and is told', async () => {
    const member = await createMember(app, house.owner.id, places('read-only'))
    const seen = async () => (await app.ask('GET', '/api/v1/hotels', { token: member.token })).body.meta.total
    expect(await seen()).toBe(1)
    const change = (version: number, wanted: TeamPlace[]) =>
      asOwner('PUT', `/team/members/${member.id}`, { places: wanted, version })
    const answers = await Promise.all([
      change(1, [{ hotelId: null, role: 'manager' }]),
      change(1, [{ hotelId: other.id, role: 'housekeeping' }]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await change(2, [{ hotelId: null, role: 'manager' }])).status).toBe(200)
    expect(await seen()).toBe(2)
    expect(await selectNews(member.id)).toContainEqual({ news: 'roles-changed', particulars: 'Ada Byron' })
    const foreign = await openTestHotel(app)
    const stranger = await app.ask('DELETE', `/api/v1/team/members/${member.id}`, { token: foreign.token })
    expect(stranger.status).toBe(404)
  })

  test('who is removed while asking gets nothing more, and can leave by themselves', async () => {
    const member = await createMember(app, house.owner.id, places('manager'))
    const read = () => app.ask('GET', house.base, { token: member.token })
    expect((await read()).status).toBe(200)
    const [, removed] = await Promise.all([read(), asOwner('DELETE', `/team/members/${member.id}`)])
    expect(removed.status).toBe(200)
    expect((await read()).status).toBe(404)
    expect((await selectNews(member.id)).at(-1)?.news).toBe('removed')

    const leaving = await createMember(app, house.owner.id, [])
    const leave = () => app.ask('POST', '/api/v1/team/leave', { token: leaving.token })
    expect([(await leave()).status, (await leave()).status]).toEqual([200, 404])
    expect((await selectNews(house.owner.id)).at(-1)).toEqual({ news: 'left', particulars: 'Ada Byron' })
  })

  test('at the desk is notified of bookings there that others make, and of none elsewhere', async () => {
    const [desk, reader, elsewhere] = [
      await createMember(app, house.owner.id, places('front-desk')),
      await createMember(app, house.owner.id, places('read-only')),
      await createMember(app, house.owner.id, [{ hotelId: other.id, role: 'manager' }]),
    ]
    await house.book({ checkInOn: house.day(40), checkOutOn: house.day(41) })
    const told = async (userId: string) =>
      (await app.sql`SELECT FROM notifications WHERE user_id = ${userId} AND event = 'booking-new'`).length
    expect([await told(desk.id), await told(reader.id), await told(elsewhere.id)]).toEqual([1, 0, 0])
    expect(await told(house.owner.id)).toBe(0)
    const answer = await app.ask('POST', `${house.base}/bookings`, {
      token: desk.token,
      body: house.bookingInput({ checkInOn: house.day(42), checkOutOn: house.day(43) }),
      headers: { 'idempotency-key': 'by-the-desk' },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect([await told(desk.id), await told(house.owner.id)]).toEqual([1, 1])
    // Whoever sees the guests no more keeps no notification that names one.
    const body = { places: places('housekeeping'), version: 1 }
    expect((await asOwner('PUT', `/team/members/${desk.id}`, body)).status).toBe(200)
    expect([await told(desk.id), await told(house.owner.id)]).toEqual([0, 1])
  })

  test('works for nobody once the account is of another type', async () => {
    const member = await createMember(app, house.owner.id, places())
    const { token } = await createActor(app, 'admin')
    const body = { userType: 'affiliate', reason: 'Writes about hotels now' }
    expect((await app.ask('PUT', `/api/v1/users/${member.id}/type`, { token, body })).status).toBe(200)
    expect(await app.sql`SELECT FROM team_members WHERE user_id = ${member.id}`).toHaveLength(0)
  })
})

describe('the company', () => {
  test('is entered by the owner, in the version that was seen, and read by who sees the books', async () => {
    const input = {
      name: 'Marenne srl',
      streetAddress: 'Via Cristoforo Colombo 14',
      postalCode: '84017',
      city: 'Positano',
      country: 'IT',
      vatId: 'it 0123-4567.890',
      registerNumber: '',
      version: 0,
    }
    const accountant = await createMember(app, house.owner.id, places('accountant'))
    const read = () => app.ask('GET', '/api/v1/company', { token: accountant.token })
    expect((await read()).body.data).toBeNull()
    expect((await asOwner('PUT', '/company', input)).body.data).toMatchObject({ vatId: 'IT01234567890' })
    expect((await asOwner('PUT', '/company', input)).status).toBe(409)
    expect((await asOwner('PUT', '/company', { ...input, city: 'Amalfi', version: 1 })).status).toBe(200)
    expect((await read()).body.data).toMatchObject({ city: 'Amalfi', version: 2 })
    const mine = await app.ask('PUT', '/api/v1/company', { token: accountant.token, body: input })
    expect(mine.status).toBe(403)
  })
})
