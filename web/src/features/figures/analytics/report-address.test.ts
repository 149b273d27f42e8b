import { describe, expect, it } from 'vitest'
import { pickFilters, reportAddress } from './report-address.ts'

const hotel = '0190b5a8-0000-7000-8000-000000000001'

describe('the address of a report', () => {
  it('reads period, comparison and filters', () => {
    const query = reportAddress.read(
      `?period=90d&compare=before&hotel=${hotel}&country=IT&city=Rome&source=ota&currency=EUR`,
    )
    expect(query).toEqual({
      period: '90d',
      compare: 'before',
      hotelId: hotel,
      country: 'IT',
      city: 'Rome',
      source: 'ota',
      currency: 'EUR',
    })
    expect(pickFilters(query)).toEqual({ hotelId: hotel, country: 'IT', city: 'Rome', source: 'ota' })
  })

  it('leaves out what makes no sense', () => {
    expect(
      reportAddress.read('?period=5y&compare=all&hotel=1&country=XX&city=Rome&source=radio&currency=euro'),
    ).toEqual({
      period: '30d',
      compare: 'none',
    })
  })
})
