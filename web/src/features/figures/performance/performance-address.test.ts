import { describe, expect, it } from 'vitest'
import { performanceAddress } from './performance-address.ts'

const id = '4a0f1c4e-7a49-4b7c-8f0a-2f6b8a1c9d3e'

describe('the address of the performance page', () => {
  it('asks for 30 days by link, compared with those before', () => {
    expect(performanceAddress.read('')).toEqual({ period: '30d', compare: 'before', by: 'link' })
  })

  it('holds dates, filters and the breakdown', () => {
    const search = `?period=custom&from=2026-05-01&until=2026-05-31&hotel=${id}&tracking=visit&by=day&compare=none`
    expect(performanceAddress.read(search)).toEqual({
      period: 'custom',
      fromOn: '2026-05-01',
      untilOn: '2026-05-31',
      hotelId: id,
      method: 'visit',
      by: 'day',
      compare: 'none',
    })
  })

  it.each([
    '?period=custom',
    '?period=custom&from=2026-05-31&until=2026-05-01',
    '?period=custom&from=2020-01-01&until=2026-05-01',
    '?period=custom&from=2026-02-30&until=2026-05-01',
    '?period=9d&link=1&hotel=x&tracking=post&by=moon',
  ])('leaves out what makes no sense: %s', (search) => {
    expect(performanceAddress.read(search)).toEqual({ period: '30d', compare: 'before', by: 'link' })
  })

  it('leaves out defaults and empty parts', () => {
    expect(
      performanceAddress.with('?period=7d&by=day&link=x', { period: '30d', by: 'link', linkId: null }),
    ).toBe('')
    expect(performanceAddress.with('?by=day', { hotelId: id })).toBe(`?by=day&hotel=${id}`)
  })
})
