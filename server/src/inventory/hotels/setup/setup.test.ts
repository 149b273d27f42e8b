import { type HotelSetup, setupSteps } from '@roomlark/contract/inventory/hotel-setup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { createHotel } from '../../../../test/hotels.ts'
import { planInput, roomTypeInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function ask(token: string, method: string, path: string, body?: unknown) {
  const answer = await app.ask(method, `/api/v1/hotels${path}`, { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

/** Returns the setup of a hotel, after checking that it agrees with what guests see. */
async function readSetup(token: string, hotel: { id: string; slug: string }): Promise<HotelSetup> {
  const setup: HotelSetup = await ask(token, 'GET', `/${hotel.id}/setup`)
  const page = await app.ask('GET', `/api/v1/guest/hotels/${hotel.slug}`)
  expect(setup.isOnSale).toBe(page.status === 200)
  expect(setup.isOnSale).toBe(setup.missing.length === 0)
  return setup
}

const taxes = { ...simpleTaxes(), version: 0 }

/** Photos have their own tests; here it only matters whether there is one. */
async function addPhoto(hotelId: string) {
  await app.sql`
    INSERT INTO hotel_images (hotel_id, file, width, height, placeholder, position, created_at)
    VALUES (${hotelId}, ${hotelId}, 1, 1, '', 0, now())`
}

describe('GET /hotels/{id}/setup', () => {
  test('follows a new owner step by step until guests can book', async () => {
    const { token } = await createActor(app)
    expect(await ask(token, 'GET', '/setup')).toEqual({ hotel: null })
    const hotel = await createHotel(app, token, { isActive: false })
    expect(await readSetup(token, hotel)).toMatchObject({
      hotelId: hotel.id,
      hotelName: hotel.name,
      done: ['hotel'],
      missing: ['rooms', 'rate-plan', 'inactive'],
    })
    await addPhoto(hotel.id)
    expect((await readSetup(token, hotel)).done).toEqual(['hotel', 'photos'])
    // A room type without rooms is nothing to sell yet.
    const type = await ask(token, 'POST', `/${hotel.id}/rooms`, { ...roomTypeInput(), numbers: [] })
    expect((await readSetup(token, hotel)).missing).toContain('rooms')
    await ask(token, 'PUT', `/${hotel.id}/rooms/${type.id}/numbers`, { numbers: ['101'] })
    expect((await readSetup(token, hotel)).missing).toEqual(['rate-plan', 'inactive'])
    await ask(token, 'POST', `/${hotel.id}/rates/plans`, planInput())
    expect((await readSetup(token, hotel)).missing).toEqual(['inactive'])
    await ask(token, 'PUT', `/${hotel.id}/rates/taxes`, taxes)
    expect((await ask(token, 'GET', '/setup')).hotel.done).toEqual(setupSteps.slice(0, -2))
    // Whoever has decided about partners, for or against, has taken the step.
    const { settings } = await ask(token, 'GET', `/${hotel.id}/partners`)
    await ask(token, 'PUT', `/${hotel.id}/partner-settings`, { ...settings, isListed: true })
    expect((await ask(token, 'GET', '/setup')).hotel.done).toEqual(setupSteps.slice(0, -1))
    await ask(token, 'PUT', `/${hotel.id}/active`, { isActive: true })
    expect(await readSetup(token, hotel)).toMatchObject({
      done: [...setupSteps],
      missing: [],
      isOnSale: true,
    })
    expect(await ask(token, 'GET', '/setup')).toBeNull()
    // An owner who knows the way is not guided again, but each hotel still reports its own state.
    const second = await createHotel(app, token)
    expect(await ask(token, 'GET', '/setup')).toBeNull()
    expect((await readSetup(token, second)).missing).toEqual(['rooms', 'rate-plan'])
  })

  test('says what only an administrator can fix', async () => {
    const owner = await createActor(app)
    const hotel = await createHotel(app, owner.token, { currency: 'AMD' })
    expect((await readSetup(owner.token, hotel)).missing).toContain('exchange-rate')
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${owner.id}`
    const admin = await createActor(app, 'admin')
    expect((await readSetup(admin.token, hotel)).missing[0]).toBe('owner')
  })

  test('is not found for another owner', async () => {
    const [owner, stranger] = [await createActor(app), await createActor(app)]
    const hotel = await createHotel(app, owner.token)
    const answer = await app.ask('GET', `/api/v1/hotels/${hotel.id}/setup`, { token: stranger.token })
    expect(answer.status).toBe(404)
    expect(await ask(stranger.token, 'GET', '/setup')).toEqual({ hotel: null })
  })
})
