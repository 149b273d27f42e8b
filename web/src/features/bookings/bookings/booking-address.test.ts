import { describe, expect, it } from 'vitest'
import { bookingAddress, carriedParts, readTape, withParts } from './booking-address.ts'

const hotel = '5afc46ec-1f60-4f53-9409-c33c3bbad7dd'
const booking = '853490c8-2ac1-4e4e-bcc8-7c477636a3d1'

describe('the filter', () => {
  it('reads every part', () => {
    const search = `?search=+Ana%20Ruiz+&hotel=${hotel}&state=confirmed&source=ota&from=2026-06-01&until=2026-06-30&sort=check-in&page=3`
    expect(bookingAddress.read(search)).toEqual({
      page: 3,
      sort: 'check-in',
      search: 'Ana Ruiz',
      hotelId: hotel,
      state: 'confirmed',
      source: 'ota',
      fromOn: '2026-06-01',
      untilOn: '2026-06-30',
    })
  })

  it.each([
    '?page=0',
    '?page=1.5',
    '?page=x',
    '?state=paid',
    '?source=fax',
    '?hotel=7',
    '?from=2026-02-30',
    '?sort=price',
    '?search=++',
    '',
  ])('leaves out parts that make no sense: %s', (search) => {
    expect(bookingAddress.read(search)).toEqual({ page: 1, sort: 'newest' })
  })

  it('leaves out an end before the beginning', () => {
    expect(bookingAddress.read('?from=2026-06-30&until=2026-06-01')).toEqual({
      page: 1,
      sort: 'newest',
      fromOn: '2026-06-30',
    })
  })

  it('cuts a search that is too long', () => {
    expect(bookingAddress.read(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
  })
})

describe('withParts', () => {
  it('changes what is named and keeps the rest', () => {
    expect(withParts('?search=ana&page=4&utm=x', { state: 'held', page: 1 })).toBe(
      '?search=ana&utm=x&state=held',
    )
  })

  it('leaves out defaults', () => {
    expect(withParts('?sort=total&state=held', { sort: 'newest', state: null })).toBe('')
  })

  it('is read back as it was written', () => {
    const search = withParts('', { search: 'Müller & Söhne', from: '2026-06-01', until: '2026-06-01' })
    expect(bookingAddress.read(search)).toMatchObject({
      search: 'Müller & Söhne',
      fromOn: '2026-06-01',
      untilOn: '2026-06-01',
    })
  })
})

it('carries hotel and booking to another view, nothing else', () => {
  expect(carriedParts(`?hotel=${hotel}&state=held&booking=${booking}&from=2026-06-01`)).toBe(
    `?hotel=${hotel}&booking=${booking}`,
  )
})

it('knows a narrowed list', () => {
  expect(bookingAddress.isNarrowed('?page=2&sort=total')).toBe(false)
  expect(bookingAddress.isNarrowed('?source=ota')).toBe(true)
})

it('reads the span of the tape chart', () => {
  expect(readTape('?span=month&from=2026-06-01')).toEqual({ fromOn: '2026-06-01', span: 'month' })
  expect(readTape('?span=year')).toEqual({ fromOn: undefined, span: 'fortnight' })
})
