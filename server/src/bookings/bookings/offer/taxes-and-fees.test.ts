import type { Booking } from '@roomlark/contract/bookings/booking'
import { computeBill, listCharges, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { plainCityTax, type TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { searchAddress, searched } from '../../../../test/searching.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Free for small children, three nights at most, and dearer on one day of the stay; fees with two VAT rates. */
function makeRules(testHotel: TestHotel): TaxRules {
  const dearer = testHotel.day(11).slice(5)
  const plain = simpleTaxes({ vatPercent: 10, vatIncluded: false })
  return {
    ...plain,
    vat: { ...plain.vat, fees: 20 },
    cityTax: {
      ...plainCityTax('person-night', 200),
      name: 'Tourist tax',
      exemptBelowAge: 12,
      maxNights: 3,
      seasons: [{ from: dearer, until: dearer, cents: 500, percent: 0 }],
    },
    fees: [
      { name: 'Cleaning', cents: 5000, per: 'stay', vatKind: 'fees' },
      { name: 'Linen', cents: 300, per: 'person-night', vatKind: 'rooms' },
    ],
  }
}

const family = (testHotel: TestHotel, nights = 5) => ({
  checkInOn: testHotel.day(10),
  checkOutOn: testHotel.day(10 + nights),
  adults: 2,
  childAges: [8],
})

/** Five nights at 100.00 for two adults and a child of 8. */
const expected = {
  roomCents: 50_000,
  fees: [
    { name: 'Cleaning', cents: 5000 },
    { name: 'Linen', cents: 3 * 5 * 300 },
  ],
  cityTaxName: 'Tourist tax',
  cityTaxCents: 2 * (200 + 500 + 200),
  vatCents: 5450 + 1000,
  vatIncluded: false,
  totalCents: 50_000 + 9500 + 1800 + 6450,
}

async function openFamilyHotel(contactEmail = 'family@hotel.example') {
  const testHotel = await openTestHotel(app, 3, { hotel: { contactEmail }, type: { maxChildren: 2 } })
  const rules = makeRules(testHotel)
  await testHotel.setTaxes(rules)
  return { testHotel, rules }
}

/** The stored rules must give the sums of the booking, whatever has happened to it. */
async function requireSums(id: string, booking: Booking): Promise<void> {
  const [row] = await app.sql<[{ rules: TaxRules; feesCents: number; includedVatCents: number }]>`
    SELECT tax_rules AS rules, fees_cents::float8 AS "feesCents", included_vat_cents::float8 AS "includedVatCents"
    FROM bookings WHERE id = ${id}`
  const stay = toChargedStay(booking, booking.stays)
  const { roomCents, cityTaxCents, vatCents, totalCents } = booking
  const { rules, ...sums } = row
  expect(computeBill(rules, toTaxedStay(stay))).toEqual({
    roomCents,
    cityTaxCents,
    vatCents,
    totalCents,
    ...sums,
  })
  const charged = listCharges(rules, stay).reduce((cents, { amountCents }) => cents + amountCents, 0)
  expect(charged).toBe(totalCents)
}

describe('taxes and fees', () => {
  test('are the same in quote, offer, search, booking and change, and the booking keeps its rules', async () => {
    const { testHotel } = await openFamilyHotel()
    const stay = family(testHotel)
    expect(await testHotel.quote(stay)).toMatchObject(expected)
    const asked = { ...stay, childAges: '8', rooms: 1 }
    const words = searchAddress(asked).split('?')[1]
    const offers = await app.ask('GET', `/api/v1/guest/hotels/${testHotel.hotel.slug}/offers?${words}`)
    expect(offers.body.data[0]).toMatchObject(expected)
    const { hits } = await searched(app, { ...asked, place: testHotel.hotel.city, limit: 50 })
    expect(hits.find(({ slug }) => slug === testHotel.hotel.slug)?.cheapest).toMatchObject(expected)
    const booking = await testHotel.book(stay)
    expect(booking).toMatchObject(expected)
    await requireSums(booking.id, booking)

    await testHotel.setTaxes(simpleTaxes({ vatPercent: 25 }))
    const shorter = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) }
    const quoted = await testHotel.data(
      testHotel.ask('POST', `/api/v1/bookings/${booking.id}/stay/quote`, shorter),
    )
    const change = {
      roomCents: 20_000,
      cityTaxCents: 2 * (200 + 500),
      vatCents: 2180 + 1000,
      fees: [expected.fees[0], { name: 'Linen', cents: 1800 }],
      totalCents: 31_380,
    }
    expect(quoted).toMatchObject(change)
    const changed = await testHotel.data(
      testHotel.changeStay(booking.id, { ...shorter, version: 1, mailGuest: false }),
    )
    expect(changed).toMatchObject(change)
    await requireSums(booking.id, changed)
    const { body } = await testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' })
    expect(body.data).toMatchObject(change)
    await requireSums(booking.id, body.data)
  })

  test('are read under their names in the emails to guest and desk', async () => {
    const { testHotel } = await openFamilyHotel('family-desk@hotel.example')
    const guest = makeGuest(app, testHotel)
    const stay = { ...family(testHotel), expectedTotalCents: expected.totalCents }
    const { body } = await guest.begin(stay)
    expect(body.data.totalCents).toBe(expected.totalCents)
    const email = `${testHotel.hotel.slug}@guests.example`
    const confirmed = await guest.confirm(body.data.token, { email }, expected.totalCents)
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
    await jobsDone(app)
    const mails = app.sent.filter(({ to }) => to === email || to === testHotel.hotel.contactEmail)
    expect(mails.length).toBeGreaterThanOrEqual(2)
    for (const { text } of mails) {
      for (const words of ['Cleaning', '€50.00', 'Linen', '€45.00', 'Tourist tax', '€18.00', '€677.50']) {
        expect(text).toContain(words)
      }
      expect(text).toMatch(/VAT 20%.*€10\.00/s)
      expect(text).toMatch(/VAT 10%.*€54\.50/s)
    }
  })

  test('bring no commission: the base is the price of the rooms without its VAT', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.setTaxes({
      ...simpleTaxes({ vatPercent: 10 }),
      fees: [{ name: 'Resort fee', cents: 2000, per: 'room-night', vatKind: 'fees' }],
    })
    const affiliate = await createActor(app, 'affiliate')
    const partnershipId = await addPartnership(app, {
      hotelId: testHotel.hotel.id,
      affiliateId: affiliate.id,
    })
    const booking = await testHotel.book({ source: 'affiliate', partnershipId })
    // The VAT of rooms and fee is one amount of the same rate.
    expect(booking).toMatchObject({ totalCents: 24_000, vatCents: 2182 })
    const [commission] =
      await app.sql`SELECT base_cents::float8 AS base FROM commissions WHERE booking_id = ${booking.id}`
    expect(commission).toEqual({ base: 20_000 - 1818 })
    const receipt = await testHotel.data(testHotel.ask('GET', `/api/v1/commissions/${booking.id}`))
    expect(receipt.amounts).toMatchObject({
      roomCents: 20_000,
      includedVatCents: 1818,
      feesCents: 4000,
      cityTaxCents: 0,
      addedVatCents: 0,
    })
  })

  test('that are charged once are not part of the price of a night', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.setTaxes({
      ...simpleTaxes(),
      cityTax: plainCityTax('stay', 700),
      fees: [
        { name: 'Cleaning', cents: 5000, per: 'stay', vatKind: 'fees' },
        { name: 'Resort fee', cents: 1500, per: 'night', vatKind: 'fees' },
      ],
    })
    const { body } = await app.ask('GET', `/api/v1/guest/hotels/${testHotel.hotel.slug}/nights?adults=2`)
    expect(body.data.nights[9].priceCents).toBe(11_500)
    expect((await testHotel.quote()).totalCents).toBe(20_000 + 700 + 5000 + 3000)
  })
})

describe('PUT /hotels/:hotelId/rates/taxes', () => {
  test('keeps what two people set from overwriting each other', async () => {
    const testHotel = await openTestHotel(app)
    const put = (rules: object, version: number) =>
      testHotel.ask('PUT', `${testHotel.base}/rates/taxes`, { ...rules, version })
    expect((await put(simpleTaxes(), 1)).status).toBe(409)
    const both = await Promise.all([
      put(simpleTaxes({ vatPercent: 5 }), 0),
      put(simpleTaxes({ vatPercent: 7 }), 0),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = both.find(({ status }) => status === 200)?.body.data
    const { taxes } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))
    expect(taxes).toEqual({ ...kept, version: 1 })
    expect((await put(makeRules(testHotel), 1)).body.data).toEqual({ ...makeRules(testHotel), version: 2 })
  })

  test('names the field that is wrong', async () => {
    const testHotel = await openTestHotel(app)
    const rules = makeRules(testHotel)
    const fault = async (changes: object) => {
      const { status, body } = await testHotel.ask('PUT', `${testHotel.base}/rates/taxes`, {
        ...rules,
        ...changes,
        version: 0,
      })
      expect(status).toBe(400)
      return Object.keys(body.fields)
    }
    const season = { from: '06-01', until: '08-31', cents: 1, percent: 0 }
    const cityTax = { ...rules.cityTax, seasons: [season, { ...season, from: '08-01', until: '09-30' }] }
    expect(await fault({ cityTax })).toEqual(['cityTax.seasons.1.from'])
    expect(await fault({ vat: { ...rules.vat, drinks: 51 } })).toEqual(['vat.drinks'])
    const [fee] = rules.fees
    expect(await fault({ fees: [fee, fee] })).toEqual(['fees.1.name'])
    expect(await fault({ fees: [{ ...fee, name: ' ', cents: -1 }] })).toEqual(['fees.0.name', 'fees.0.cents'])
  })
})
