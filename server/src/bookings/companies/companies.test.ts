import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { companyInput } from '../../../test/company-input.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let own: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  own = await openTestHotel(app)
})
afterAll(() => app.close())

const add = (of: TestHotel, changes: Parameters<typeof companyInput>[0] = {}): Promise<CompanyProfile> =>
  of.data(of.ask('POST', `${of.base}/companies`, companyInput(changes)))
const at = ({ id }: { id: string }) => `/api/v1/companies/${id}`

describe('companies of a hotel', () => {
  test('are added, found, changed by whoever read them last, and archived', async () => {
    const made = await add(own, { vatId: ' de 136.695-976' })
    expect(made).toMatchObject({ ...companyInput(), vatCheck: null, version: 1, hotelName: own.hotel.name })
    const again = await own.ask(
      'POST',
      `${own.base}/companies`,
      companyInput({ company: 'MEIER Maschinenbau GmbH' }),
    )
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const change = { ...companyInput({ dueDays: null, isArchived: true }), version: 1 }
    const [first, second] = await Promise.all([
      own.ask('PUT', at(made), change),
      own.ask('PUT', at(made), change),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const list = async (query: string) =>
      ((await own.data(own.ask('GET', `/api/v1/companies?${query}`))) as CompanyProfile[]).map(({ id }) => id)
    expect(await list('search=hamburg+meier')).toEqual([made.id])
    expect(await list('search=DE1366')).toEqual([made.id])
    expect(await list(`state=active&hotelId=${own.hotel.id}`)).toEqual([])
    // The name of an archived company is free.
    expect((await add(own)).id).not.toBe(made.id)
  })

  test('refuse a VAT id that cannot be one', async () => {
    const { status, body } = await own.ask('POST', `${own.base}/companies`, companyInput({ vatId: 'DE12' }))
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('vatId')
  })

  test('are checked in the register of VAT ids, and a new id is not checked yet', async () => {
    const made = await add(own, { company: 'Checked AG' })
    const check = () => own.data(own.ask('POST', `${at(made)}/vat-check`))
    expect(await check()).toMatchObject({ vatCheck: { state: 'valid', name: null } })
    const change = (changes: object, version: number) =>
      own.data(own.ask('PUT', at(made), { ...companyInput({ company: 'Checked AG', ...changes }), version }))
    expect(await change({ city: 'Kiel' }, 1)).toMatchObject({ vatCheck: { state: 'valid' } })
    expect(await change({ vatId: 'DE136695999' }, 2)).toMatchObject({ vatCheck: null })
    expect(await check()).toMatchObject({ vatCheck: { state: 'unreachable' } })
    await change({ vatId: 'GB123456789', country: 'GB' }, 3)
    expect(await own.ask('POST', `${at(made)}/vat-check`)).toMatchObject({ status: 409 })
  })

  test('are nobody else’s business', async () => {
    const made = await add(own, { company: 'Private SE' })
    const stranger = await openTestHotel(app, 1)
    expect(await stranger.ask('GET', at(made))).toMatchObject({ status: 404 })
    const change = { ...companyInput(), version: 1 }
    expect(await stranger.ask('PUT', at(made), change)).toMatchObject({ status: 404 })
    expect(await stranger.ask('POST', `${at(made)}/vat-check`)).toMatchObject({ status: 404 })
    expect(await stranger.ask('POST', `${own.base}/companies`, companyInput())).toMatchObject({ status: 404 })
    expect(await stranger.data(stranger.ask('GET', '/api/v1/companies'))).toEqual([])
    const { token } = await createActor(app, 'affiliate')
    expect(await app.ask('GET', at(made), { token })).toMatchObject({ status: 403 })
  })
})
