import { commissionReceipts } from '@roomlark/contract/partners/commission-receipt'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, never, type PageStates, waits } from '../support/page-table.ts'

const change = { event: null, agreement: null, isHeld: false, isDisputed: false }
const event = { rooms: [], nights: null, nightsBefore: null, by: null, feeCents: null }
const nothing = { baseCents: 0, grossCents: 0, netCents: 0 }

/** The commission of the design: four nights at $368.00, one of five cancelled, and 5% refunded. */
const receipt = {
  bookingId: makeId(60),
  reference: 'RL-4K8DP',
  hotelName: 'Villa Marenne',
  partnerName: 'Slow Miles',
  rooms: [{ name: 'Terrace Suite', quantity: 1 }],
  clock: {
    stage: 'payable' as const,
    outcome: 'stayed' as const,
    timeZone: 'Europe/Rome',
    holdDays: 14,
    bookedAt: '2026-05-02T06:41:00.000Z',
    checkInOn: '2026-05-27',
    checkOutOn: '2026-05-31',
    endedOn: '2026-05-31',
    earnedAt: '2026-06-01T22:00:00.000Z',
    payableAt: '2026-06-13T22:00:00.000Z',
    voided: null,
    heldUntil: null,
    dispute: null,
    needsHotelPayment: false,
    settlement: {
      number: 'ST-2026-00007',
      on: '2026-07-01',
      payOn: '2026-07-05',
      state: 'paid' as const,
      paidOn: '2026-07-05',
    },
  },
  source: {
    method: 'visit' as const,
    clickedAt: '2026-05-02T06:39:00.000Z',
    linkCode: 'positano-guide',
    linkHotel: null,
    tag: 'newsletter',
    site: null,
    promoCode: null,
    windowDays: 30,
    ratePercent: 15,
    isOwnRate: false,
    agreedPercent: 15,
    tierPercent: null,
    campaign: null,
    sharePercent: 20,
  },
  amounts: {
    currency: 'USD',
    usdRate: 1,
    roomCents: 147_200,
    includedVatCents: 0,
    discountPercent: 10,
    chargedNights: 4,
    chargedCents: 147_200,
    agreement: {
      cause: 'refund' as const,
      on: '2026-06-01',
      reason: { kind: 'written' as const, text: 'Noise from roof works' },
    },
    baseCents: 139_840,
    boostCents: 0,
    bonusCents: 0,
    grossCents: 20_976,
    shareCents: 4195,
    netCents: 16_781,
    netUsdCents: 16_781,
    cityTaxCents: 2400,
    addedVatCents: 0,
  },
  changes: [
    {
      ...change,
      at: '2026-05-02T06:41:00.000Z',
      cause: 'booking' as const,
      entry: 20_418,
      number: 1,
      event: {
        ...event,
        kind: 'created' as const,
        rooms: [{ name: 'Terrace Suite', quantity: 1 }],
        nights: 5,
      },
      baseCents: 184_000,
      grossCents: 27_600,
      netCents: 22_080,
    },
    {
      ...change,
      at: '2026-05-21T15:20:00.000Z',
      cause: 'booking' as const,
      entry: 21_077,
      number: 2,
      event: { ...event, kind: 'moved' as const, nights: 4, nightsBefore: 5 },
      baseCents: -36_800,
      grossCents: -5520,
      netCents: -4416,
    },
    {
      ...change,
      at: '2026-05-31T08:52:00.000Z',
      cause: 'booking' as const,
      entry: null,
      ...nothing,
      number: 3,
      event: { ...event, kind: 'checked-out' as const, nights: 0 },
    },
    {
      ...change,
      at: '2026-06-01T07:14:00.000Z',
      cause: 'adjustment' as const,
      entry: 21_688,
      number: 4,
      agreement: {
        cause: 'refund' as const,
        on: '2026-06-01',
        reason: { kind: 'written' as const, text: 'Noise from roof works' },
      },
      baseCents: -7360,
      grossCents: -1104,
      netCents: -883,
    },
  ],
  statements: [
    {
      side: 'affiliate' as const,
      number: 'ST-2026-00007',
      month: '2026-07-01',
      isCorrection: false,
      cents: 16_781,
      currency: 'USD',
      isPaid: true,
    },
  ],
  correction: null,
}

/** Why a commission is what it is: the same for everyone it concerns. */
export const receiptPages: readonly PageStates[] = [
  {
    page: '/commissions/:bookingId',
    as: 'affiliate',
    at: () => `/commissions/${makeId(60)}`,
    loading: waits(['heading', 'Commission']),
    empty: never('a commission has amounts and a first change'),
    full: {
      given: [answer(commissionReceipts.get, receipt)],
      shows: [
        ['heading', 'Commission for 4 nights at Villa Marenne'],
        ['button', 'Download PDF'],
        ...['Done: ', 'In statement', 'Booked 2 minutes later', 'Base rate of Villa Marenne', '15%'],
        ...['Refund, 1 June 2026', '−$73.60', '$41.952, rounded once', 'Slow Miles earns', '$167.81'],
        ...['Left out of the base: city tax $24.00', 'Villa Marenne keeps', '$1,188.64'],
        ...['Booked', 'Terrace Suite, 5 nights', '4 nights instead of 5.', '+$1,840.00', '−$8.83', 'L-21688'],
        'Villa Marenne, Slow Miles and Roomlark see this same page. It names no guest.',
      ],
      hides: ['did not load', 'Changed after it was paid'],
    },
    failed: fails('This commission did not load'),
  },
]
