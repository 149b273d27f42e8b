import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { tellEarnings } from './earning-news.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const tell = () => tellEarnings({ ...app.services, sql: app.pool })

async function openReferrals() {
  const hotel = await openTestHotel(app, 4)
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, {
    hotelId: hotel.hotel.id,
    affiliateId: affiliate.id,
    rateBps: 1000,
  })
  const ask = (method: 'GET' | 'PUT', path: string, body?: object) =>
    app.ask(method, path, { token: affiliate.token, ...(body && { body }) })
  return {
    hotel,
    affiliate,
    book: (more: object = {}) =>
      hotel.book({
        checkInOn: hotel.day(0),
        checkOutOn: hotel.day(1),
        source: 'affiliate',
        partnershipId,
        ...more,
      }),
    prefer: (mail: string) =>
      ask('PUT', '/api/v1/notifications/preferences', {
        preferences: [{ event: 'earning', inApp: true, mail }],
      }),
    async read(): Promise<string[]> {
      const { body } = await ask('GET', '/api/v1/notifications?limit=50')
      return body.data
        .filter(({ event }: { event: string }) => event === 'earning')
        .map(({ params, link }: { params: { step: string; reference: string }; link: string }) =>
          [params.step, params.reference, link].join(' '),
        )
    },
  }
}

describe('an affiliate', () => {
  test('hears once of each booking, cancellation and stay, without the name of a guest', async () => {
    const referrals = await openReferrals()
    const { hotel, affiliate } = referrals
    const stayed = await referrals.book()
    const cancelled = await referrals.book({ checkInOn: hotel.day(40), checkOutOn: hotel.day(42) })
    await hotel.book()
    await Promise.all([tell(), tell(), tell()])
    const booked = [cancelled, stayed].map(({ id, reference }) => `booked ${reference} /commissions/${id}`)
    expect(await referrals.read()).toEqual(booked)

    await hotel.data(hotel.transition(cancelled.id, 'cancelled', { cancelledBy: 'guest' }))
    await hotel.data(hotel.transition(stayed.id, 'checked-in'))
    await tell()
    await hotel.data(hotel.transition(stayed.id, 'checked-out'))
    await tell()
    await tell()
    expect(await referrals.read()).toEqual([
      `ended ${stayed.reference} /commissions/${stayed.id}`,
      `cancelled ${cancelled.reference} /commissions/${cancelled.id}`,
      ...booked,
    ])
    const { body } = await app.ask('GET', '/api/v1/notifications', { token: affiliate.token })
    expect(JSON.stringify(body)).not.toContain('Nakamura')
  })

  test('is emailed at once, with the others of a day, or never', async () => {
    const referrals = await openReferrals()
    const mails = async () => {
      await tell()
      await jobsDone(app)
      return app.sent.filter(({ to }) => to === referrals.affiliate.email).map(({ subject }) => subject)
    }
    await referrals.book()
    expect(await mails()).toEqual([])
    expect((await referrals.prefer('now')).status).toBe(200)
    await referrals.book()
    expect(await mails()).toEqual([`A guest you sent booked ${referrals.hotel.hotel.name}`])
    await referrals.prefer('off')
    await referrals.book()
    expect(await mails()).toHaveLength(1)
  })
})
