import { expect, test } from 'vitest'
import { makePostings } from './postings.ts'

const day = { hotelId: '6f1c2b9e-4a7d-4c35-9d0e-2b8f5a1c7e43', day: '2026-11-01', payments: [] }
const charge = { currency: 'EUR', kind: 'room' as const, vatBps: 700, vatIncluded: true, cents: 10_700 }

test('VAT within a price is a part of its posting, and VAT on top a posting of its own', () => {
  expect(makePostings({ ...day, charges: [charge] })).toMatchObject([
    { debit: 'receivables', credit: 'room', cents: 10_700, vatBps: 700, vatCents: 700 },
  ])
  const onTop = { ...charge, vatIncluded: false, cents: 10_000 }
  expect(makePostings({ ...day, charges: [onTop, { ...onTop, kind: 'vat', cents: 700 }] })).toMatchObject([
    { credit: 'room', cents: 10_000, vatBps: null, vatCents: 0 },
    { credit: 'vat', cents: 700, vatBps: null, vatCents: 0 },
  ])
})

test('what is taken back is posted the other way round, and what comes to nothing not at all', () => {
  const back = { ...charge, cents: -10_700 }
  expect(makePostings({ ...day, charges: [back] })).toMatchObject([
    { debit: 'room', credit: 'receivables', cents: 10_700, document: '6F1C2B9E-20261101-ROOM-700-EUR' },
  ])
  expect(makePostings({ ...day, charges: [charge, back] })).toEqual([])
})
