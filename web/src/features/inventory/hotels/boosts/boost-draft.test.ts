import { expect, it } from 'vitest'
import { maxNightsFault, newDraft, parseMaxNights, rateWords, toBoostInput } from './boost-draft.ts'

const partner = (name: string, ratePercent: number, hasOwnRate: boolean) => ({
  partnershipId: name,
  name,
  ratePercent,
  hasOwnRate,
})
const weekly = partner('Cabin Weekly', 17, true)
const miles = partner('Slow Miles', 15, false)

it.each([
  [[weekly, miles], '15% becomes 18%, Cabin Weekly’s 17% becomes 20%'],
  [[weekly], 'Cabin Weekly’s 17% becomes 20%'],
  [[], '15% becomes 18%'],
  [[partner('High Rate', 49, true)], 'High Rate’s 49% becomes 50%'],
  [
    [miles, partner('A', 10, true), partner('B', 11, true), partner('C', 12, true)],
    '15% becomes 18%, A’s 10% becomes 13%, B’s 11% becomes 14%, and 1 more with a rate of their own',
  ],
])('says what rates become', (partners, words) => {
  expect(rateWords(15, partners, 3)).toBe(words)
})

it('reads how many nights may be sold', () => {
  const of = (maxNights: string) => parseMaxNights({ ...newDraft, maxNights })
  expect([of(''), of(' 12 '), of('a few'), of('1.5')]).toEqual([null, 12, Number.NaN, Number.NaN])
  const findFault = (maxNights: string) => maxNightsFault({ ...newDraft, maxNights })
  expect(['', '1', '10000'].map(findFault)).toEqual([undefined, undefined, undefined])
  expect(['0', '10001', '-1', 'x'].every((typed) => findFault(typed) !== undefined)).toBe(true)
})

it('makes a boost of what was chosen', () => {
  expect(toBoostInput({ ...newDraft, maxNights: '12', lastBookingOn: '2026-06-20' }, ['2026-06-23'])).toEqual(
    {
      nights: ['2026-06-23'],
      points: 3,
      roomTypeId: null,
      partnershipIds: null,
      maxNights: 12,
      lastBookingOn: '2026-06-20',
    },
  )
})
