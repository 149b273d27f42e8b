import { randomUUID } from 'node:crypto'
import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import type { Offer } from '@roomlark/contract/bookings/offers'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { companyInput } from '../../../test/company-input.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { happened, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let own: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  own = await openTestHotel(app, 9)
  await own.setInvoicing()
})
afterAll(() => app.close())

const add = (changes: Parameters<typeof companyInput>[0], of = own): Promise<CompanyProfile> =>
  of.data(of.ask('POST', `${of.base}/companies`, companyInput(changes)))
const folioOf = (id: string): Promise<BookingFolio> =>
  own.data(own.ask('GET', `/api/v1/bookings/${id}/folio`))
const send = (path: string, body: object) =>
  app.ask('POST', `/api/v1/bookings/${path}`, {
    token: own.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
const minibar = { extraId: null, name: 'Minibar', quantity: 1, unitCents: 1450, vatPercent: 0 }

describe('bookings of a company', () => {
  test('take over its payer, its parts of the bill, its discount and its days to pay', async () => {
    const company = await add({ company: 'Rate AG', discountPercent: 10, ratePlanIds: [own.plan.id] })
    const usual = await own.quote()
    const stay = { companyId: company.id }
    const quote = await own.quote(stay)
    expect(quote.nights[0].priceCents).toBe(Math.round(usual.nights[0].priceCents * 0.9))
    const dates = `checkInOn=${own.day(10)}&checkOutOn=${own.day(12)}`
    const [offer] = await own.data(own.ask('GET', `${own.base}/offers?${dates}&companyId=${company.id}`))
    expect(offer.totalCents).toBe(quote.totalCents)
    const { id, version, totalCents } = await own.book(stay)
    expect(totalCents).toBe(quote.totalCents)
    const { folios } = await folioOf(id)
    expect(folios).toMatchObject([
      { companyId: null, chargesCents: 0 },
      {
        companyId: company.id,
        payer: { company: 'Rate AG' },
        takes: ['room', 'taxes'],
        chargesCents: totalCents,
      },
    ])
    const draft = await own.data(
      own.ask('GET', `/api/v1/bookings/${id}/invoices/draft?position=2&kind=invoice`),
    )
    expect(draft.dueOn).toBe(own.day(30))
    // Nights that are added later have the discount too.
    const longer = { checkInOn: own.day(10), checkOutOn: own.day(13), version }
    await own.data(own.changeStay(id, longer))
    expect((await own.get(id)).totalCents).toBe(
      (await own.quote({ ...stay, checkOutOn: own.day(13) })).totalCents,
    )
    const found = await own.data(own.ask('GET', '/api/v1/bookings?search=rate+ag'))
    expect(found).toMatchObject([{ id }])
  })

  test('are refused for companies of others and archived ones', async () => {
    const stranger = await openTestHotel(app, 1)
    const foreign = await add({ company: 'Foreign AG' }, stranger)
    expect(await own.tryBook({ companyId: foreign.id })).toMatchObject({ status: 404 })
    const archived = await add({ company: 'Old AG', isArchived: true })
    expect(await own.tryBook({ companyId: archived.id })).toMatchObject({ status: 409 })
    const { id } = await own.book()
    const payer = { ...unnamedPayer, company: 'Foreign AG' }
    expect(await send(`${id}/folio/folios`, { payer, takes: [], companyId: foreign.id })).toMatchObject({
      status: 404,
    })
  })

  test('keep the company of a hold once it is confirmed, with its discount and its folio', async () => {
    const company = await add({ company: 'Option AG', discountPercent: 10 })
    const held = await own.book({ companyId: company.id, state: 'held' })
    const named = [{ id: company.id, name: 'Option AG' }]
    expect(held.companies).toEqual(named)
    expect(held.totalCents).toBe((await own.quote({ companyId: company.id })).totalCents)
    expect((await folioOf(held.id)).isOpened).toBe(false)
    await own.data(own.transition(held.id, 'confirmed'))
    expect((await own.get(held.id)).companies).toEqual(named)
    const { folios } = await folioOf(held.id)
    expect(folios).toMatchObject([{ chargesCents: 0 }, { companyId: company.id, takes: ['room', 'taxes'] }])
    expect(folios[1]?.chargesCents).toBe(held.totalCents)
  })

  test('may have a rate plan that nobody else is offered or can book', async () => {
    const house = await openTestHotel(app, 3)
    const [company, other] = [
      await add({ company: 'Own AG' }, house),
      await add({ company: 'Other AG' }, house),
    ]
    const plans = `${house.base}/rates/plans`
    const foreign = await add({ company: 'Elsewhere AG' })
    const input = planInput({ name: 'Own rate', percent: -20, companyIds: [company.id] })
    expect(await house.ask('POST', plans, { ...input, companyIds: [foreign.id] })).toMatchObject({
      status: 404,
    })
    const plan: RatePlan = await house.data(house.ask('POST', plans, input))
    const dates = `checkInOn=${house.day(10)}&checkOutOn=${house.day(12)}`
    const offered = async (path: string) =>
      ((await house.data(house.ask('GET', `${path}?${dates}`))) as Offer[]).map(
        ({ ratePlanId }) => ratePlanId,
      )
    const desk = `${house.base}/offers`
    const ofCompany: Offer[] = await house.data(house.ask('GET', `${desk}?${dates}&companyId=${company.id}`))
    expect(ofCompany.map(({ ratePlanId }) => ratePlanId)).toEqual([plan.id, house.plan.id])
    expect(await offered(desk)).toEqual([house.plan.id])
    expect(await offered(`/api/v1/guest/hotels/${house.hotel.slug}/offers`)).toEqual([house.plan.id])
    const on = { ratePlanId: plan.id }
    for (const companyId of [undefined, other.id]) {
      const { obstacles } = await house.quote({ ...on, companyId })
      expect(obstacles).toEqual([{ kind: 'plan-for-companies', params: { name: 'Own rate' } }])
      expect(await house.tryBook({ ...on, companyId })).toMatchObject({ status: 409 })
    }
    const { id, version } = await house.book({ ...on, companyId: company.id })
    await house.data(house.changeStay(id, { checkInOn: house.day(10), checkOutOn: house.day(13), version }))
    // Whoever does not know of companies changes nothing about them.
    const { companyIds: _, ...rest } = input
    expect(await house.data(house.ask('PUT', `${plans}/${plan.id}`, { ...rest, version: 1 }))).toMatchObject({
      companyIds: [company.id],
    })
    // A hotel with plans for companies alone sells nothing to guests.
    const all = { ...planInput({ companyIds: [other.id] }), version: house.plan.version }
    await house.data(house.ask('PUT', `${plans}/${house.plan.id}`, all))
    expect(await app.ask('GET', `/api/v1/guest/hotels/${house.hotel.slug}/offers?${dates}`)).toMatchObject({
      status: 404,
    })
  })

  test('get a company later, and lose it when the payer is entered by hand', async () => {
    const company = await add({ company: 'Later AG' })
    const { id } = await own.book()
    const payer = { ...unnamedPayer, company: 'Later AG' }
    await own.data(send(`${id}/folio/folios`, { payer, takes: ['room'], companyId: company.id }))
    const put = async (more: object) => {
      const { version } = (await folioOf(id)).folios[1] ?? { version: 0 }
      const path = `/api/v1/bookings/${id}/folio/folios/2`
      const changed: BookingFolio = await own.data(
        own.ask('PUT', path, { payer, takes: ['room'], version, ...more }),
      )
      return changed.folios[1]?.companyId
    }
    expect(await put({})).toBe(company.id)
    expect(await put({ companyId: null })).toBeNull()
  })

  test('are checked out while the company pays later, once guests owe nothing themselves', async () => {
    const company = await add({ company: 'Leaving AG' })
    const { id } = await own.book({ checkInOn: own.day(0), checkOutOn: own.day(1), companyId: company.id })
    await own.transition(id, 'checked-in')
    await own.data(send(`${id}/folio/charges`, { ...minibar, position: 1 }))
    const leave = () => own.transition(id, 'checked-out', { openBalance: undefined, companyPaysLater: true })
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'open_balance' } })
    const cash = { position: 1, kind: 'payment', method: 'cash', amountCents: 1450 }
    await own.data(send(`${id}/folio/payments`, cash))
    await own.data(leave())
    const events = happened(await own.get(id))
    expect(events.find(({ kind }) => kind === 'checked-out')?.text).toMatch(/The company pays .* later$/)
    app.advance(86_400_000)
    const day = await own.data(own.ask('GET', `${own.base}/day-closes/open?day=${own.day(0)}`))
    expect(day.figures.openBalances).toContainEqual(
      expect.objectContaining({ bookingId: id, cause: 'company' }),
    )
  })
})
