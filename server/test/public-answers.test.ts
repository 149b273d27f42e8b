import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { StaySearchQuery } from '@roomlark/contract/guest-site/search'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '../src/accounts/auth/auth.service.ts'
import { getInvitation } from '../src/accounts/auth/invitation.service.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../src/accounts/auth/passkeys/passkeys.service.ts'
import { acceptInvitation, newLink, newLinkToken } from '../src/accounts/auth/passwords/recovery.service.ts'
import { acceptTeamInvitation, getTeamOffer } from '../src/accounts/team/invitations.service.ts'
import { createFolderMailer } from '../src/adapters/mailer.ts'
import { listOffers } from '../src/bookings/bookings/offer/offers.service.ts'
import { listPricedNights } from '../src/bookings/bookings/offer/priced-nights.service.ts'
import type { PublicContext } from '../src/context.ts'
import {
  beginCheckout,
  extendCheckout,
  getCheckout,
  holdAgain,
  setPromoCode,
} from '../src/guest-site/checkout/checkout.service.ts'
import { confirmCheckout } from '../src/guest-site/checkout/confirm.service.ts'
import { indexDue } from '../src/guest-site/search/index/index.service.ts'
import { suggestPlaces } from '../src/guest-site/search/places/places.service.ts'
import { searchStays } from '../src/guest-site/search/search.service.ts'
import { toJsonSchema } from '../src/http/json-schema.ts'
import { getPublicHotel } from '../src/inventory/hotels/public/public-hotel.service.ts'
import { confirmLaunchList } from '../src/operations/launch-list/launch-list.service.ts'
import { listMessages } from '../src/operations/system/mailbox.service.ts'
import { checkStatus, getStatus } from '../src/operations/system/status.service.ts'
import {
  getPartnerInvitation,
  makeInvitationLink,
} from '../src/partners/partnerships/invitations/invitations.service.ts'
import { unsubscribe } from '../src/platform/notifications/mailing.service.ts'
import { getDefaults } from '../src/platform/platform/defaults.service.ts'
import { getLegalText, listNotices } from '../src/platform/platform/legal.service.ts'
import { getOperator } from '../src/platform/platform/operator.service.ts'
import { getPlatform } from '../src/platform/platform/platform.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createAuthenticator } from './authenticator.ts'
import { details, makeGuest } from './checkouts.ts'
import { keyFaults } from './declared-keys.ts'
import { createActor, createUser, testPassword } from './factories.ts'
import { jpeg } from './pictures.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'
import { upload } from './uploads.ts'

let app: TestApp
let mailbox: string
let testHotel: TestHotel
let ctx: PublicContext

beforeAll(async () => {
  mailbox = await mkdtemp(join(tmpdir(), 'roomlark-mail-'))
  const mailer = createFolderMailer(mailbox, { name: 'Roomlark', address: 'hello@roomlark.test' })
  app = await startTestApp({ demo: true, mailbox, mailer })
  const origin = { requestId: 'test', address: '192.0.2.1', userAgent: 'test' }
  ctx = { ...app.services, sql: app.pool, origin, actor: null }
  testHotel = await openTestHotel(app, 2, {
    hotel: { cancellationPolicy: cancellationPresets.Moderate },
    type: { childBands: [{ maxAge: 11, cents: 1500 }] },
  })
  const bytes = await jpeg()
  await upload(app, testHotel.token, testHotel.hotel.id, [{ bytes }])
  await upload(app, testHotel.token, `${testHotel.hotel.id}/rooms/${testHotel.type.id}`, [{ bytes }])
  const { token } = await createActor(app, 'admin')
  const legalText = {
    summary: 'New',
    body: '## One',
    effectiveOn: firstDayAfterNotice(app.services.clock()),
  }
  await app.ask('POST', '/api/v1/legal/terms', { token, body: legalText })
  const { announced: _announced, ...defaults } = await getDefaults(ctx)
  const body = { ...defaults, holdDays: defaults.holdDays + 1, commissionRate: 12 }
  await app.ask('PUT', '/api/v1/platform/defaults', { token, body })
  await checkStatus(ctx)
  // An older version may have left this in the row.
  await app.sql`
    INSERT INTO settings (name, value) VALUES ('switches', '{"profile": "open", "removedSwitch": "open"}')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
})
afterAll(async () => {
  await app.close()
  await rm(mailbox, { recursive: true, force: true })
})

function stay() {
  return {
    checkInOn: testHotel.day(10),
    checkOutOn: testHotel.day(12),
    adults: 2,
    childAges: [],
    rooms: 1,
  }
}

/** A checkout of its own; the visitor's earlier hold ends with it. */
function begin() {
  return beginCheckout(ctx, makeGuest(app, testHotel).wish())
}

/**
 * Calls the function behind each public endpoint directly, so that no serializer drops a field on the way.
 */
const answers: Record<string, () => Promise<unknown>> = {
  'guest.offers': () => listOffers(ctx, testHotel.hotel.slug, stay()),
  'guest.nights': () => listPricedNights(ctx, testHotel.hotel.slug, { adults: 2, childAges: [] }),
  'search.stays': async () => {
    await indexDue(ctx)
    const query = StaySearchQuery.parse({
      place: testHotel.hotel.city,
      checkInOn: stay().checkInOn,
      checkOutOn: stay().checkOutOn,
    })
    return (await searchStays(ctx, query)).data
  },
  'search.places': async () => {
    await indexDue(ctx)
    return suggestPlaces(ctx, { search: testHotel.hotel.city, limit: 8 })
  },
  'checkouts.begin': () => begin(),
  'checkouts.get': async () => getCheckout(ctx, (await begin()).token),
  'checkouts.extend': async () => extendCheckout(ctx, (await begin()).token),
  'checkouts.setPromoCode': async () => setPromoCode(ctx, (await begin()).token, null),
  'checkouts.hold': async () => {
    const { token } = await begin()
    const { ratePlanId, rooms, expectedTotalCents } = makeGuest(app, testHotel).wish()
    return holdAgain(ctx, token, { ratePlanId, rooms, expectedTotalCents })
  },
  'checkouts.confirm': async () =>
    confirmCheckout(ctx, (await begin()).token, {
      details,
      expectedTotalCents: 20_000,
      expectedExtrasCents: 0,
    }),
  'passkeys.beginSignIn': async () => beginPasskeySignIn(ctx),
  'passkeys.signIn': async () => {
    const { token } = await createActor(app, 'affiliate', { confirmed: true })
    const device = createAuthenticator()
    const { body } = await app.ask('POST', '/api/v1/users/passkeys/options', { token })
    await app.ask('POST', '/api/v1/users/passkeys', { token, body: device.make(body.data) })
    return signInWithPasskey(ctx, device.answer(beginPasskeySignIn(ctx)))
  },
  'guest.getHotel': () => getPublicHotel(ctx, testHotel.hotel.slug),
  'status.get': () => getStatus(ctx),
  'legal.notices': () => listNotices(ctx),
  'legal.get': () => getLegalText(ctx, 'terms'),
  'platform.get': () => getPlatform(ctx),
  'operator.get': () => getOperator(ctx),
  'platform.defaults': () => getDefaults(ctx),
  'auth.login': async () => {
    const { email } = await createUser(app)
    return login(ctx, { email, password: testPassword })
  },
  'auth.invitation': async () => {
    const { id } = await createUser(app)
    const link = new URL(await newLink(ctx, id, 'invitation'))
    return getInvitation(ctx, { token: link.searchParams.get('token') ?? '' })
  },
  'auth.acceptInvitation': async () => {
    const { id } = await createUser(app)
    const link = new URL(await newLink(ctx, id, 'invitation'))
    return acceptInvitation(ctx, {
      token: link.searchParams.get('token') ?? '',
      password: 'larks at noon today',
    })
  },
  'auth.partnerInvitation': async () => {
    const path = `/api/v1/hotels/${testHotel.hotel.id}/partners/invitations`
    const { body } = await app.ask('POST', path, {
      token: testHotel.token,
      body: { email: 'invited@example.test' },
    })
    const link = new URL(makeInvitationLink(ctx, body.data.id))
    return getPartnerInvitation(ctx, { token: link.searchParams.get('token') ?? '' })
  },
  'team.invitation': async () =>
    getTeamOffer(ctx, { token: await inviteColleague('colleague@example.test') }),
  'team.accept': async () =>
    acceptTeamInvitation(ctx, {
      token: await inviteColleague('newcomer@example.test'),
      account: { firstName: 'Ida', lastName: 'Larsen', password: 'larks at noon today', acceptsTerms: true },
    }),
  'notifications.unsubscribe': async () => {
    const { id } = await createUser(app)
    return unsubscribe(ctx, ctx.cipher.encrypt(`unsubscribe ${id} digest`).toString('base64url'))
  },
  'launchList.confirm': async () => {
    const { token, tokenHash } = newLinkToken()
    await app.sql`
      INSERT INTO launch_waiters (id, email, user_type, language, token_hash, asked_at)
      VALUES (gen_random_uuid(), 'waiting@example.test', 'hotel', 'en', ${tokenHash}, now())`
    return confirmLaunchList(ctx, { token })
  },
  'demo.listMessages': async () => {
    await ctx.mailer.send({ to: 'ana@example.test', subject: 'Hello', text: 'Text', html: '<p>Text</p>' })
    return listMessages(ctx)
  },
}

const publicEndpoints = Object.entries(api)
  .flatMap(([module, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${module}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.access === 'public')
  // Some endpoints answer without data.
  .filter(({ endpoint }) => toJsonSchema(endpoint.response, 'output').type !== 'null')

/** Invites somebody to the team of the hotel's owner and returns the token of the link. */
async function inviteColleague(email: string): Promise<string> {
  const { token, tokenHash } = newLinkToken()
  await app.sql`
    WITH invited AS (
      INSERT INTO team_invitations (owner_id, email, token_hash, invited_at, expires_at)
      VALUES (${testHotel.owner.id}, ${email}, ${tokenHash}, now(), now() + interval '7 days')
      RETURNING id, owner_id)
    INSERT INTO team_invited_places (invitation_id, owner_id, hotel_id, role)
    SELECT id, owner_id, ${testHotel.hotel.id}, 'front-desk' FROM invited`
  return token
}

test('every public endpoint that answers with data is covered', () => {
  expect(Object.keys(answers).sort()).toEqual(publicEndpoints.map(({ name }) => name).sort())
})

describe.each(publicEndpoints)('$name', ({ name, endpoint }) => {
  test('has exactly the fields of the contract', async () => {
    const answer = await answers[name]?.()
    expect(isEmpty(answer), 'an empty list proves nothing').toBe(false)
    expect(keyFaults(answer, toJsonSchema(endpoint.response, 'output'))).toEqual([])
  })
})

test('the hotel shown to guests has pictures of itself and of its rooms', async () => {
  const { photos, rooms } = await getPublicHotel(ctx, testHotel.hotel.slug)
  expect([photos.length, rooms.map((room) => room.photos.length)]).toEqual([1, [1]])
})

function isEmpty(answer: unknown): boolean {
  return answer === undefined || (Array.isArray(answer) && answer.length === 0)
}

describe('keyFaults', () => {
  const schema = {
    type: 'object',
    properties: {
      name: {},
      owner: { anyOf: [{ type: 'null' }, { type: 'object', properties: { id: {} }, required: ['id'] }] },
      list: { type: 'array', items: { type: 'object', properties: { a: {} } } },
    },
    required: ['name'],
  }
  test.each([
    [{ name: 1, owner: null }, []],
    [{ name: 1, owner: { id: 1, email: 2 } }, ['data.owner.email is not declared']],
    [{ owner: {} }, ['data.name is missing', 'data.owner.id is missing']],
    [{ name: 1, list: [{ a: 1 }, { b: 1 }] }, ['data.list.1.b is not declared']],
  ])('%j: %j', (value, faults) => {
    expect(keyFaults(value, schema)).toEqual(faults)
  })
})
