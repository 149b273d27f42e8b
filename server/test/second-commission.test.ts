import { describe, expect, test } from 'vitest'
import { type CommissionedStay, computeCommission } from './second-commission.ts'

const stay: CommissionedStay = {
  state: 'confirmed',
  roomCents: 40_000,
  includedVatCents: 0,
  droppedFeeCents: 0,
  feeCents: null,
  boosted: [],
}
const terms = { rateBps: 1500, shareBps: 2000 }

describe('a commission', () => {
  test.each<[label: string, Partial<CommissionedStay>, terms: Partial<typeof terms>, expected: object]>([
    ['is the rate of the room price', {}, {}, { state: 'expected', baseCents: 40_000, grossCents: 6000 }],
    ['leaves the affiliate what Roomlark does not keep', {}, {}, { shareCents: 1200, netCents: 4800 }],
    ['is earned when the guest has left', { state: 'checked-out' }, {}, { state: 'earned', netCents: 4800 }],
    ['is expected while the guest is in house', { state: 'checked-in' }, {}, { state: 'expected' }],
    [
      'is not on VAT that the price includes',
      { includedVatCents: 3636 },
      {},
      { baseCents: 36_364, grossCents: 5455, shareCents: 1091, netCents: 4364 },
    ],
    [
      'of a late cancellation is on what the hotel kept',
      { state: 'cancelled', feeCents: 10_000 },
      {},
      { state: 'earned', baseCents: 10_000, grossCents: 1500, netCents: 1200 },
    ],
    [
      'of half the price kept is half of what the stay would have earned',
      { state: 'cancelled', includedVatCents: 3636, feeCents: 20_000 },
      {},
      { state: 'earned', baseCents: 18_182, grossCents: 2727, netCents: 2182 },
    ],
    [
      'of a no-show who pays everything is that of the stay',
      { state: 'no-show', includedVatCents: 3636, feeCents: 40_000 },
      {},
      { state: 'earned', baseCents: 36_364, grossCents: 5455, netCents: 4364 },
    ],
    [
      'counts a fee for a room given up like the price of one',
      { includedVatCents: 3636, droppedFeeCents: 20_000 },
      {},
      { state: 'expected', baseCents: 54_546, grossCents: 8182 },
    ],
    [
      'of a no-show is never on more than the rooms, whatever the fee',
      { state: 'no-show', feeCents: 99_999 },
      {},
      { state: 'earned', baseCents: 40_000, grossCents: 6000 },
    ],
    [
      'is void where the hotel kept nothing',
      { state: 'cancelled', feeCents: 0 },
      {},
      { state: 'void', baseCents: 0, grossCents: 0, shareCents: 0, netCents: 0 },
    ],
    ['is void without a fee', { state: 'cancelled' }, {}, { state: 'void', grossCents: 0 }],
    [
      'of a free room is nothing, but not void',
      { roomCents: 0 },
      {},
      { state: 'expected', grossCents: 0, netCents: 0 },
    ],
    [
      'has more for the nights of a boost',
      { boosted: [{ priceCents: 10_000, bps: 300 }] },
      {},
      { boostedCents: 10_000, grossCents: 6300, shareCents: 1260, netCents: 5040 },
    ],
    [
      'adds each boost to its own nights',
      {
        boosted: [
          { priceCents: 10_000, bps: 300 },
          { priceCents: 20_000, bps: 500 },
        ],
      },
      {},
      { boostedCents: 30_000, grossCents: 7300 },
    ],
    [
      'of a fee has the boost on the same part of it',
      { state: 'no-show', feeCents: 10_000, boosted: [{ priceCents: 10_000, bps: 300 }] },
      {},
      { baseCents: 10_000, boostedCents: 2500, grossCents: 1575 },
    ],
    ['is rounded half up', { roomCents: 10 }, { rateBps: 500 }, { grossCents: 1 }],
    [
      'and so is the share',
      { roomCents: 25 },
      { rateBps: 10_000, shareBps: 1000 },
      { shareCents: 3, netCents: 22 },
    ],
    [
      'survives the largest amounts',
      { roomCents: 10_000_000_000, boosted: [{ priceCents: 9_999_999_999, bps: 5000 }] },
      { rateBps: 5000 },
      { grossCents: 10_000_000_000, netCents: 8_000_000_000 },
    ],
  ])('%s', (_, some, someTerms, expected) => {
    expect(computeCommission({ ...stay, ...some }, { ...terms, ...someTerms })).toMatchObject(expected)
  })
})
