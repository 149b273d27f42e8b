import type { GuestProfile, GuestSummary } from '@roomlark/contract/bookings/guests'
import type { TeamRole } from '@roomlark/contract/team-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { updateOwner } from '../../accounts/team/hand-over.queries.ts'
import type { SignedInContext } from '../../context.ts'
import { countDue } from '../../figures/rollups/rollups.service.ts'
import { selectEverything } from '../../operations/people/my-data/my-data.queries.ts'
import { eraseAsGuest } from '../bookings/erase.service.ts'
import { getGuest, getGuestOfBooking, listGuests } from './guests.service.ts'
import { linkDueGuests } from './recognition/recognition.service.ts'
import { sweepGuests } from './retention/forgetting.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hana = { name: 'Hana Nakamura', email: 'hana@example.test', phone: '+81 3 5555 0101' }

async function counted(): Promise<void> {
  await countDue({ sql: app.pool })
}

async function listed(hotel: TestHotel, query = ''): Promise<GuestSummary[]> {
  await counted()
  return hotel.data(hotel.ask('GET', `/api/v1/guests${query}`))
}

async function readGuest(
  hotel: TestHotel,
  bookingId: string,
): Promise<GuestSummary & { stayNumber: number }> {
  const found = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${bookingId}/guest`))
  return found && { ...found.guest, stayNumber: found.stayNumber }
}

const read = (hotel: TestHotel, id: string): Promise<GuestProfile> =>
  hotel.data(hotel.ask('GET', `/api/v1/guests/${id}`))

function makeChange(guest: GuestProfile, changes: object = {}) {
  const {
    name,
    email,
    phone,
    country,
    language,
    birthday,
    preferences,
    notes,
    consent,
    noLetters,
    isVip,
    version,
  } = guest
  return {
    name,
    birthday,
    preferences,
    notes,
    noLetters,
    isVip,
    version,
    consent: consent?.source ?? null,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(country && { country }),
    ...(language && { language }),
    ...changes,
  }
}

/** Somebody who works for the owner in one hotel. */
function memberContext(hotel: TestHotel, role: TeamRole = 'front-desk'): SignedInContext {
  const actor = {
    ...({ userId: hotel.owner.id, userType: 'hotel', sessionId: hotel.owner.id, mfaEnabled: false } as const),
    membership: { ownerId: hotel.owner.id, places: [{ hotelId: hotel.hotel.id, role }] },
    permission: 'see-bookings',
  } as const
  const origin = { requestId: 'test', address: '127.0.0.1', userAgent: 'test' }
  return { ...app.services, sql: app.pool, origin, actor }
}

describe('recognising a guest', () => {
  test('one email address is one guest in all hotels of an owner, whatever the name, and no one else’s', async () => {
    const villa = await openTestHotel(app, 5)
    const inn = await openTestHotel(app, 5, { owner: villa.owner, hotel: { name: 'Porto Inn' } })
    const stranger = await openTestHotel(app, 5)
    const first = await villa.book({ guest: { ...hana, email: 'HANA@example.test' } })
    const second = await inn.book({
      guest: { ...hana, name: 'H. Tanaka', phone: '' },
      checkInOn: inn.day(20),
      checkOutOn: inn.day(21),
    })
    const elsewhere = await stranger.book({ guest: hana })
    const guest = await readGuest(villa, first.id)
    expect(guest).toMatchObject({
      name: 'Hana Nakamura',
      email: 'hana@example.test',
      stays: 0,
      stayNumber: 1,
    })
    expect(await readGuest(inn, second.id)).toMatchObject({ id: guest.id, stayNumber: 2 })
    expect((await inn.get(second.id)).guestName).toBe('H. Tanaka')
    expect(await listed(villa)).toMatchObject([{ id: guest.id }])
    const other = await readGuest(stranger, elsewhere.id)
    expect(other.id).not.toBe(guest.id)
    for (const path of [`/guests/${guest.id}`, `/guests/${guest.id}/export`, `/bookings/${first.id}/guest`]) {
      expect((await stranger.ask('GET', `/api/v1${path}`)).status, path).toBe(404)
    }
    const bookings = await villa.data(villa.ask('GET', `/api/v1/bookings?guestId=${guest.id}&sort=check-in`))
    expect(bookings.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(await stranger.data(stranger.ask('GET', `/api/v1/bookings?guestId=${guest.id}`))).toEqual([])
  })

  test('a phone number recognises too, but does not join people with different names and addresses', async () => {
    const hotel = await openTestHotel(app, 9)
    const call = { takenBy: 'phone' } as const
    const first = await hotel.book({ ...call, guest: { name: 'Marco Rossi', phone: '089 875 000' } })
    const same = await hotel.book({
      ...call,
      guest: { name: 'M. Rossi', phone: '+39 089875000', email: 'marco@example.test' },
    })
    const { id } = await readGuest(hotel, first.id)
    expect(await readGuest(hotel, same.id)).toMatchObject({
      id,
      email: 'marco@example.test',
      phone: '089 875 000',
    })
    const wife = await hotel.book({
      guest: { name: 'Giulia Bianchi', email: 'giulia@example.test', phone: '+39 089 875 000' },
    })
    expect((await readGuest(hotel, wife.id)).id).not.toBe(id)
    const again = await hotel.book({
      guest: { name: 'Marco Rossi', email: 'office@example.test', phone: '089875000' },
    })
    expect((await readGuest(hotel, again.id)).id).toBe(id)
    expect((await read(hotel, id)).otherContacts).toEqual(['office@example.test'])
    const unknown = await hotel.book({ ...call, guest: { name: 'Marco Rossi' } })
    expect(await readGuest(hotel, unknown.id)).toBeNull()
  })

  test('six bookings of one guest at the same moment give one profile', async () => {
    const hotel = await openTestHotel(app, 6)
    const guest = { name: 'Ida Berg', email: 'ida@example.test', phone: '+47 22 00 00 00' }
    const bookings = await Promise.all(Array.from({ length: 6 }, () => hotel.book({ guest })))
    const ids = await Promise.all(bookings.map(async ({ id }) => (await readGuest(hotel, id)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await app.sql`SELECT FROM guest_profiles WHERE owner_id = ${hotel.owner.id}`).toHaveLength(1)
  })

  test('whoever only holds rooms is no guest until the hold is confirmed', async () => {
    const hotel = await openTestHotel(app)
    const held = await hotel.book({ state: 'held', guest: hana })
    expect(await readGuest(hotel, held.id)).toBeNull()
    expect(await listed(hotel)).toEqual([])
    await hotel.data(hotel.transition(held.id, 'confirmed'))
    expect(await readGuest(hotel, held.id)).toMatchObject({ name: 'Hana Nakamura' })
  })

  test('the form of a new booking finds who is known, in the caller’s hotels only', async () => {
    const hotel = await openTestHotel(app)
    const stranger = await openTestHotel(app)
    await hotel.book({ guest: hana })
    const ask = (body: object, at = hotel) => at.ask('POST', `${at.base}/guests/recognise`, body)
    expect(await hotel.data(ask({ email: 'Hana@Example.test' }))).toMatchObject({ name: 'Hana Nakamura' })
    expect(await hotel.data(ask({ phone: '0081355550101' }))).toMatchObject({ name: 'Hana Nakamura' })
    expect(await hotel.data(ask({ email: 'nobody@example.test' }))).toBeNull()
    expect(await stranger.data(ask({ email: hana.email }, stranger))).toBeNull()
    expect((await stranger.ask('POST', `${hotel.base}/guests/recognise`, { email: hana.email })).status).toBe(
      404,
    )
  })

  test('a corrected address keeps the profile; a known one moves the booking to its guest', async () => {
    const hotel = await openTestHotel(app, 5)
    const typo = await hotel.book({ guest: { name: 'Ola Nord', email: 'ola@exmaple.test' } })
    const guest = await readGuest(hotel, typo.id)
    await hotel.data(
      hotel.ask(
        'PUT',
        `/api/v1/guests/${guest.id}`,
        makeChange(await read(hotel, guest.id), { preferences: 'Ground floor' }),
      ),
    )
    const details = (version: number, email: string) =>
      hotel.data(
        hotel.ask('PUT', `/api/v1/bookings/${typo.id}/details`, {
          guest: { name: 'Ola Nord', email },
          notes: '',
          specialRequests: '',
          version,
        }),
      )
    const corrected = await details(typo.version, 'ola@example.test')
    expect(await readGuest(hotel, typo.id)).toMatchObject({
      id: guest.id,
      email: 'ola@example.test',
      preferences: 'Ground floor',
    })
    const known = await readGuest(hotel, (await hotel.book({ guest: hana })).id)
    await details(corrected.version, hana.email)
    expect((await readGuest(hotel, typo.id)).id).toBe(known.id)
    // Somebody has written into the other profile, so it stays until it is merged or erased.
    expect((await listed(hotel)).map(({ id }) => id).sort()).toEqual([guest.id, known.id].sort())
  })

  test('bookings from before there were profiles, and those of a hotel that changed hands, are linked by the job', async () => {
    const hotel = await openTestHotel(app, 5)
    const booking = await hotel.book({ guest: hana })
    const old = await hotel.book({ guest: { name: 'Long Ago', email: 'ago@example.test' } })
    await app.sql`UPDATE bookings SET guest_profile_id = NULL WHERE id IN (${booking.id}, ${old.id})`
    await app.sql`DELETE FROM guest_profiles WHERE owner_id = ${hotel.owner.id}`
    await app.sql`
      UPDATE bookings SET check_in_on = check_in_on - 1200, check_out_on = check_out_on - 1200 WHERE id = ${old.id}`
    await linkDueGuests({ ...app.services, sql: app.pool })
    const before = await readGuest(hotel, booking.id)
    expect(before).toMatchObject({ name: 'Hana Nakamura' })
    // Three years after the stay nobody is remembered.
    expect(await readGuest(hotel, old.id)).toBeNull()
    const buyer = await createActor(app, 'hotel')
    await updateOwner(app.pool, hotel.hotel.id, buyer.id, new Date())
    await linkDueGuests({ ...app.services, sql: app.pool })
    const ask = (path: string) => app.ask('GET', `/api/v1${path}`, { token: buyer.token })
    const { guest } = (await ask(`/bookings/${booking.id}/guest`)).body.data
    expect(guest.id).not.toBe(before.id)
    expect((await ask('/guests')).body.data).toMatchObject([{ id: guest.id }])
  })
})

describe('GET /guests', () => {
  test('searches and sorts by last stay, nights, revenue and name, with figures in each currency', async () => {
    const hotel = await openTestHotel(app, 9)
    const inn = await openTestHotel(app, 9, {
      owner: hotel.owner,
      hotel: { name: 'Porto Inn', currency: 'USD' },
    })
    const stay = async (at: TestHotel, name: string, nights: number) => {
      const guest = {
        name,
        email: `guest-${name.length}@example.test`,
        phone: `+39 06 69 88 ${name.length}`,
      }
      const booking = await at.book({ guest, checkInOn: at.day(0), checkOutOn: at.day(nights) })
      await at.data(at.transition(booking.id, 'checked-in'))
    }
    await stay(hotel, 'Zoë Adler', 3)
    await stay(inn, 'Zoë Adler', 1)
    await stay(hotel, 'Bo Lind', 5)
    await hotel.book({ guest: { name: 'Never Came', email: 'never@example.test' } })
    const names = async (query: string) => (await listed(hotel, query)).map(({ name }) => name)
    expect(await names('')).toEqual(['Bo Lind', 'Zoë Adler', 'Never Came'])
    expect(await names('?sort=nights')).toEqual(['Bo Lind', 'Zoë Adler', 'Never Came'])
    expect(await names('?sort=name')).toEqual(['Bo Lind', 'Never Came', 'Zoë Adler'])
    expect((await names('?sort=revenue')).at(-1)).toBe('Never Came')
    expect(await names('?search=zoe')).toEqual(['Zoë Adler'])
    expect(await names('?search=LIND%20example')).toEqual(['Bo Lind'])
    expect(await names('?search=%2B39%2006')).toHaveLength(2)
    expect(await names('?limit=1&page=2')).toEqual(['Zoë Adler'])
    const [zoe] = await listed(hotel, '?search=zoe')
    expect(zoe).toMatchObject({ stays: 2, nights: 4, lastStayOn: hotel.day(3) })
    expect(zoe?.revenue.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
    expect(await listed(hotel, `?hotelId=${inn.hotel.id}`)).toMatchObject([
      { name: 'Zoë Adler', stays: 1, nights: 1 },
    ])
    // Somebody who works in one hotel sees neither guests nor figures of the other.
    const atInn = memberContext(inn)
    const query = { sort: 'last-stay', page: 1, limit: 20 } as const
    expect((await listGuests(atInn, query)).data).toMatchObject([{ name: 'Zoë Adler', stays: 1, nights: 1 }])
    expect((await listGuests(atInn, { ...query, hotelId: hotel.hotel.id })).data).toEqual([])
    expect((await getGuest(atInn, zoe?.id ?? '')).revenue).toHaveLength(1)
    const [bo] = await listed(hotel, '?search=lind')
    await expect(getGuest(atInn, bo?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    expect((await listGuests(memberContext(inn, 'housekeeping'), query)).data).toEqual([])
    const booking = await hotel.book({ guest: { name: 'Bo Lind', email: 'guest-7@example.test' } })
    await expect(getGuestOfBooking(atInn, booking.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('PUT /guests/:id', () => {
  test('changes a guest with the version that was read, and dates the consent to news', async () => {
    const hotel = await openTestHotel(app, 5)
    const booking = await hotel.book({ guest: hana })
    const { id } = await readGuest(hotel, booking.id)
    const guest = await read(hotel, id)
    const change = makeChange(guest, {
      preferences: 'High floor',
      notes: 'Vegetarian',
      birthday: '1988-04-02',
      consent: 'in-person',
    })
    const saved = await hotel.data(hotel.ask('PUT', `/api/v1/guests/${id}`, change))
    expect(saved).toMatchObject({
      preferences: 'High floor',
      birthday: '1988-04-02',
      changedBy: 'Ada Byron',
      version: guest.version + 1,
      consent: { source: 'in-person' },
    })
    expect((await hotel.ask('PUT', `/api/v1/guests/${id}`, change)).status).toBe(409)
    const kept = await hotel.data(hotel.ask('PUT', `/api/v1/guests/${id}`, makeChange(saved, { notes: '' })))
    expect(kept.consent).toEqual(saved.consent)
    const withdrawn = await hotel.data(
      hotel.ask('PUT', `/api/v1/guests/${id}`, makeChange(kept, { consent: null })),
    )
    expect(withdrawn.consent).toBeNull()
    const stranger = await openTestHotel(app)
    expect((await stranger.ask('PUT', `/api/v1/guests/${id}`, makeChange(withdrawn))).status).toBe(404)
    const admin = await createActor(app, 'admin')
    const audited = await app.ask('GET', '/api/v1/audit?action=guest.changed&limit=10', {
      token: admin.token,
    })
    expect(JSON.stringify(audited.body)).not.toMatch(/Vegetarian|High floor|hana@/)
    const targets = audited.body.data.map(({ target }: { target: string }) => target)
    expect(targets.filter((target: string) => target === `guest:${id}`)).toHaveLength(3)
  })

  test('a new address recognises the guest and the old one does not; another guest’s is refused', async () => {
    const hotel = await openTestHotel(app, 9)
    const { id } = await readGuest(hotel, (await hotel.book({ guest: hana })).id)
    await hotel.book({ guest: { name: 'Bo Lind', email: 'bo@example.test' } })
    const guest = await read(hotel, id)
    const refused = await hotel.ask(
      'PUT',
      `/api/v1/guests/${id}`,
      makeChange(guest, { email: 'bo@example.test' }),
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { email: expect.stringContaining('Bo Lind') } },
    })
    await hotel.data(
      hotel.ask('PUT', `/api/v1/guests/${id}`, makeChange(guest, { email: 'new@example.test' })),
    )
    const later = await hotel.book({ guest: { name: 'Hana', email: 'new@example.test' } })
    expect((await readGuest(hotel, later.id)).id).toBe(id)
    const old = await hotel.book({ guest: { name: 'Somebody', email: hana.email } })
    expect((await readGuest(hotel, old.id)).id).not.toBe(id)
    expect((await listed(hotel, '?search=new@example')).map((one) => one.id)).toEqual([id])
  })
})

describe('POST /guests/:id/merge', () => {
  async function twoProfiles() {
    const hotel = await openTestHotel(app, 9)
    const one = await hotel.book({ guest: hana })
    const two = await hotel.book({
      guest: { name: 'Hana N.', email: 'hana@work.test' },
      checkInOn: hotel.day(0),
      checkOutOn: hotel.day(2),
    })
    await hotel.data(hotel.transition(two.id, 'checked-in'))
    const [first, second] = [await readGuest(hotel, one.id), await readGuest(hotel, two.id)]
    const merge = async (intoId: string, otherId: string, changes: object = {}) => {
      const [guest, other] = [await read(hotel, intoId), await read(hotel, otherId)]
      const { consent: _c, noLetters: _n, isVip: _v, version, ...values } = makeChange(guest, changes)
      return () =>
        hotel.ask('POST', `/api/v1/guests/${intoId}/merge`, {
          otherId,
          values,
          version,
          otherVersion: other.version,
        })
    }
    return { hotel, one, two, first, second, merge }
  }

  test('keeps both histories and contacts and the values that were chosen, and leads from the old address', async () => {
    const { hotel, two, first, second, merge } = await twoProfiles()
    const merged = await hotel.data(
      (await merge(first.id, second.id, { preferences: 'Quiet room', email: 'hana@work.test' }))(),
    )
    expect(merged).toMatchObject({
      id: first.id,
      email: 'hana@work.test',
      preferences: 'Quiet room',
      stays: 1,
      otherContacts: [hana.email],
    })
    expect(await readGuest(hotel, two.id)).toMatchObject({ id: first.id, stayNumber: 1 })
    expect(await read(hotel, second.id)).toMatchObject({ id: first.id })
    expect(await listed(hotel)).toMatchObject([{ id: first.id, stays: 1 }])
    expect(await listed(hotel, `?search=${hana.email}`)).toHaveLength(1)
    for (const email of [hana.email, 'hana@work.test']) {
      expect((await readGuest(hotel, (await hotel.book({ guest: { name: 'H', email } })).id)).id).toBe(
        first.id,
      )
    }
    const [left] = await app.sql`SELECT to_jsonb(g) AS row FROM guest_profiles g WHERE id = ${second.id}`
    expect(JSON.stringify(left)).not.toMatch(/hana/i)
    const stranger = await openTestHotel(app)
    const foreign = await readGuest(stranger, (await stranger.book({ guest: hana })).id)
    const {
      consent: _consent,
      noLetters: _noLetters,
      isVip: _isVip,
      version,
      ...values
    } = makeChange(await read(hotel, first.id))
    const across = { otherId: foreign.id, values, version, otherVersion: 1 }
    expect((await hotel.ask('POST', `/api/v1/guests/${first.id}/merge`, across)).status).toBe(404)
    const self = { ...across, otherId: first.id, otherVersion: version }
    expect((await hotel.ask('POST', `/api/v1/guests/${first.id}/merge`, self)).status).toBe(409)
  })

  test('of two clerks at the same moment one merges and the other is refused', async () => {
    for (const _ of [1, 2, 3]) {
      const { hotel, first, second, merge } = await twoProfiles()
      const [there, back] = [await merge(first.id, second.id), await merge(second.id, first.id)]
      const answers = await Promise.all([
        there(),
        back(),
        hotel.tryBook({ guest: { name: 'H', email: 'hana@work.test' } }),
      ])
      expect(
        answers
          .slice(0, 2)
          .map(({ status }) => status)
          .sort(),
      ).toEqual([200, 404])
      expect(answers[2]?.status).toBe(200)
      const { id } = await readGuest(hotel, answers[2]?.body.data.id)
      // Nothing refers to the profile that was given up, also not a booking that was being made.
      expect(await listed(hotel)).toMatchObject([{ id, stays: 1 }])
      const linked = await app.sql`
        SELECT DISTINCT guest_profile_id AS id FROM bookings WHERE hotel_id = ${hotel.hotel.id}`
      expect(linked).toEqual([{ id }])
    }
  })
})

describe('a guest’s own data', () => {
  test('is exported as JSON and CSV, and is part of what the owner exports', async () => {
    const hotel = await openTestHotel(app, 5)
    const booking = await hotel.book({ guest: hana, specialRequests: 'A cot, please' })
    const { id } = await readGuest(hotel, booking.id)
    await hotel.data(
      hotel.ask('PUT', `/api/v1/guests/${id}`, makeChange(await read(hotel, id), { notes: '=Vegan' })),
    )
    const json = await hotel.data(hotel.ask('GET', `/api/v1/guests/${id}/export`))
    expect(json.filename).toMatch(/^guest-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(json.text)).toMatchObject({
      profile: [{ name: hana.name, email: hana.email, notes: '=Vegan' }],
      bookings: [{ reference: booking.reference, special_requests: 'A cot, please' }],
    })
    const csv = await hotel.data(hotel.ask('GET', `/api/v1/guests/${id}/export?format=csv`))
    expect(csv.text).toContain(`"Bookings","1","Reference","${booking.reference}"`)
    expect(csv.text).toContain('"Bookings","1","Total","')
    const { token } = hotel.owner
    const headers = { 'accept-language': 'de' }
    const german = await hotel.data(
      app.ask('GET', `/api/v1/guests/${id}/export?format=csv`, { token, headers }),
    )
    expect(german.text).toContain(`"Buchungen","1","Referenz","${booking.reference}"`)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatch(/"[a-z]+_[a-z_]+"/)
    // A spreadsheet must not take a note for a formula.
    expect(csv.text).not.toContain('"=Vegan"')
    expect((await selectEverything(app.pool, hotel.owner.id)).guests).toMatchObject([{ name: hana.name }])
  })

  test('is erased from the profile and from all bookings, once no stay is to come, for good', async () => {
    const hotel = await openTestHotel(app, 5)
    const upcoming = await hotel.book({ guest: hana })
    const past = await hotel.book({ guest: hana, notes: 'Snores' })
    await hotel.data(hotel.transition(past.id, 'cancelled', { cancelledBy: 'guest' }))
    const { id } = await readGuest(hotel, past.id)
    const erase = async () =>
      hotel.ask('POST', `/api/v1/guests/${id}/erase`, { version: (await read(hotel, id)).version })
    const refused = await erase()
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(upcoming.reference)
    await hotel.data(hotel.transition(upcoming.id, 'cancelled', { cancelledBy: 'hotel' }))
    const stale = await hotel.ask('POST', `/api/v1/guests/${id}/erase`, { version: 0 })
    expect(stale.status).toBe(409)
    expect((await erase()).status).toBe(200)
    expect((await hotel.ask('GET', `/api/v1/guests/${id}`)).status).toBe(404)
    expect(await listed(hotel)).toEqual([])
    const erased = await hotel.get(past.id)
    expect(erased).toMatchObject({ guestName: 'Former guest', notes: '' })
    await linkDueGuests({ ...app.services, sql: app.pool })
    expect(await app.sql`SELECT FROM guest_profiles WHERE owner_id = ${hotel.owner.id}`).toEqual([])
    expect(await readGuest(hotel, past.id)).toBeNull()
  })

  test('goes with the last booking that the guest erases; until then the profile loses what only that one had', async () => {
    const hotel = await openTestHotel(app, 5)
    const one = await hotel.book({ guest: hana })
    const two = await hotel.book({ guest: { name: hana.name, email: 'hana@work.test', phone: hana.phone } })
    const { id } = await readGuest(hotel, one.id)
    expect((await readGuest(hotel, two.id)).id).toBe(id)
    for (const booking of [one, two]) {
      await hotel.data(hotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    }
    const asGuest = { ...app.services, sql: app.pool, actor: { userType: 'guest' } } as const
    await eraseAsGuest(asGuest, one.id)
    expect(await read(hotel, id)).toMatchObject({
      email: null,
      phone: hana.phone,
      otherContacts: ['hana@work.test'],
    })
    await eraseAsGuest(asGuest, two.id)
    expect((await hotel.ask('GET', `/api/v1/guests/${id}`)).status).toBe(404)
    await linkDueGuests({ ...app.services, sql: app.pool })
    expect(await app.sql`SELECT FROM guest_contacts WHERE owner_id = ${hotel.owner.id}`).toEqual([])
  })

  test('is forgotten three years after the last stay, and not a day of it comes back', async () => {
    const hotel = await openTestHotel(app, 5)
    const old = await hotel.book({ guest: { name: 'Long Ago', email: 'ago@example.test' } })
    const recent = await hotel.book({ guest: hana })
    await app.sql`
      UPDATE bookings SET check_in_on = check_in_on - 1200, check_out_on = check_out_on - 1200 WHERE id = ${old.id}`
    await app.sql`
      UPDATE guest_profiles SET created_at = created_at - interval '4 years', updated_at = updated_at - interval '4 years'
      WHERE owner_id = ${hotel.owner.id}`
    // A profile whose stays are being counted at this moment is left for the next night.
    const nextNight = async () => {
      await sweepGuests({ ...app.services, sql: app.pool })
      await linkDueGuests({ ...app.services, sql: app.pool })
      return readGuest(hotel, old.id)
    }
    await expect.poll(nextNight).toBeNull()
    expect(await readGuest(hotel, recent.id)).toMatchObject({ name: hana.name })
    expect((await hotel.get(old.id)).guestName).toBe('Long Ago')
  })
})

describe('registration cards', () => {
  test('are printed for one booking, or for all arrivals of a day', async () => {
    const hotel = await openTestHotel(app, 5)
    const booking = await hotel.book({
      guest: { ...hana, language: 'de', country: 'JP' },
      adults: 8,
      rooms: [{ roomTypeId: hotel.type.id, quantity: 4 }],
    })
    await hotel.book({ guest: { name: 'Bo Lind', email: 'bo@example.test' } })
    const one = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${booking.id}/registration-card`))
    expect(one.filename).toBe(`registration-${booking.reference}.pdf`)
    const pages = (file: { base64: string }) =>
      Buffer.from(file.base64, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length
    expect(pages(one)).toBe(1)
    const path = `${hotel.base}/registration-cards?day=`
    expect(pages(await hotel.data(hotel.ask('GET', path + hotel.day(10))))).toBe(2)
    expect((await hotel.ask('GET', path + hotel.day(11))).status).toBe(409)
    const stranger = await openTestHotel(app)
    expect((await stranger.ask('GET', path + hotel.day(10))).status).toBe(404)
    expect((await stranger.ask('GET', `/api/v1/bookings/${booking.id}/registration-card`)).status).toBe(404)
    const cancelled = await hotel.data(hotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    expect((await hotel.ask('GET', `/api/v1/bookings/${cancelled.id}/registration-card`)).status).toBe(404)
  })
})
