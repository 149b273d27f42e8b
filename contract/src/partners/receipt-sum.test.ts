import { describe, expect, it } from 'vitest'
import type { CommissionReceipt, ReceiptAmounts } from './commission-receipt.ts'
import { receiptShares, receiptSum } from './receipt-sum.ts'

const formats = { percent: (value: number) => `${value}%`, day: (date: string) => date, rate: String }
const amounts: ReceiptAmounts = {
  currency: 'EUR',
  usdRate: 1.16,
  roomCents: 20_000,
  includedVatCents: 0,
  discountPercent: 0,
  chargedNights: 2,
  chargedCents: 20_000,
  agreement: null,
  baseCents: 20_000,
  boostCents: 0,
  bonusCents: 0,
  grossCents: 2000,
  shareCents: 400,
  netCents: 1600,
  netUsdCents: 1856,
  feesCents: 0,
  cityTaxCents: 0,
  addedVatCents: 0,
}
const reason = { kind: 'written', text: 'One night, not two' } as const
const agreement = { cause: 'dispute', on: '2026-06-19', reason } as const

function receiptWith(
  changes: Partial<ReceiptAmounts>,
  outcome: CommissionReceipt['clock']['outcome'],
): CommissionReceipt {
  return {
    bookingId: '',
    reference: 'RL-4K8DP',
    hotelName: 'Villa Marenne',
    partnerName: 'Slow Miles',
    rooms: [],
    clock: {
      stage: 'payable',
      outcome,
      timeZone: 'Europe/Rome',
      bookedAt: '2026-05-02T06:41:00.000Z',
      checkInOn: '2026-05-29',
      checkOutOn: '2026-05-31',
      endedOn: '2026-05-31',
      holdDays: 14,
      earnedAt: null,
      payableAt: null,
      voided: null,
      heldUntil: null,
      dispute: null,
      needsHotelPayment: true,
      settlement: null,
    },
    source: {
      method: 'desk',
      clickedAt: null,
      linkCode: null,
      linkHotel: null,
      tag: null,
      site: null,
      promoCode: null,
      windowDays: 30,
      ratePercent: 10,
      isOwnRate: false,
      agreedPercent: 10,
      tierPercent: null,
      campaign: null,
      sharePercent: 20,
    },
    amounts: { ...amounts, ...changes },
    changes: [],
    statements: [],
    correction: null,
  }
}

describe('the sum of a receipt', () => {
  it.each<[string, Partial<ReceiptAmounts>, CommissionReceipt['clock']['outcome'], string]>([
    ['a stay', {}, 'stayed', 'Room, 2 nights 20000'],
    [
      'a price with VAT in it',
      {
        includedVatCents: 1818,
        chargedCents: 18_182,
        baseCents: 18_182,
        grossCents: 1818,
        shareCents: 364,
        netCents: 1454,
      },
      'stayed',
      'Room, 2 nights 20000 | VAT in the price -1818',
    ],
    [
      'a late cancellation at half the price',
      {
        includedVatCents: 1818,
        chargedCents: 9091,
        baseCents: 9091,
        grossCents: 909,
        shareCents: 182,
        netCents: 727,
      },
      'cancelled',
      'Room, 2 nights 20000 | VAT in the price -1818 | Not charged for the cancellation -9091',
    ],
    [
      'an early departure of which every night was charged',
      {
        chargedNights: 4,
        roomCents: 40_000,
        chargedCents: 40_000,
        baseCents: 40_000,
        grossCents: 4000,
        shareCents: 800,
        netCents: 3200,
      },
      'stayed',
      'Room, 4 nights charged, left after 2 40000',
    ],
    [
      'a no-show of which less was kept after a dispute',
      { agreement, baseCents: 10_000, grossCents: 1000, shareCents: 200, netCents: 800 },
      'no-show',
      'Room, 2 nights 20000 | Agreed after a dispute, 2026-06-19 -10000',
    ],
    [
      'a boost, which is a line of its own',
      { boostCents: 300, grossCents: 2300, shareCents: 460, netCents: 1840 },
      'stayed',
      'Room, 2 nights 20000',
    ],
  ])('%s adds up', (_, changes, outcome, above) => {
    const receipt = receiptWith(changes, outcome)
    const lines = receiptSum(receipt, formats)
    const at = (weight: string) => lines.findIndex((line) => line.weight === weight)
    const total = (from: number, to: number) =>
      lines.slice(from, to).reduce((sum, { cents }) => sum + cents, 0)
    const base = lines.slice(0, at('subtotal'))
    expect(base.map(({ label, cents }) => `${label} ${cents}`).join(' | ')).toBe(above)
    expect(total(0, at('subtotal'))).toBe(receipt.amounts.baseCents)
    expect(total(at('subtotal') + 1, at('result'))).toBe(receipt.amounts.netCents)
    expect(receiptShares(receipt).reduce((sum, { cents }) => sum + cents, 0)).toBe(receipt.amounts.baseCents)
  })

  it('says which discount the price of the rooms is after', () => {
    const [room] = receiptSum(receiptWith({ discountPercent: 5 }, 'stayed'), formats)
    expect(room).toMatchObject({ label: 'Room, 2 nights', note: 'After a discount of 5%' })
  })

  it('names what rounding changed, and nothing where nothing was rounded', () => {
    const rounded = receiptWith(
      { baseCents: 20_003, chargedCents: 20_003, roomCents: 20_003, grossCents: 2000 },
      'stayed',
    )
    expect(receiptSum(rounded, formats).map(({ exact }) => exact ?? null)).toEqual([
      ...[null, null, 2000.3, null, null, null],
    ])
  })
})
