import { payments } from '@roomlark/contract/bookings/payments'
import { hotelId, theHotel } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { account, dispute, failedDeposit, transfer, transferId, transferLines } from '../fixtures/payments.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const one = { total: 1, totalPages: 1, page: 1, limit: 25 }
const active = answer(payments.getSettings, { hotelId, account })

/** Pages about what guests of a hotel pay online. */
export const paymentPages: readonly PageStates[] = [
  {
    page: '/hotels/:id/payments',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/payments`,
    loading: waits(),
    empty: {
      given: [theHotel],
      shows: [
        ['heading', 'Payments'],
        'Guests cannot pay online yet',
        'This hotel has no account at the payment service.',
        ['link', 'Payment settings'],
        'Nothing is due',
      ],
      hides: ['did not load'],
    },
    full: {
      given: [
        theHotel,
        active,
        answer(
          payments.listDue,
          [
            failedDeposit,
            { ...failedDeposit, depositId: makeId(88), state: 'overdue', failure: null, chargesCard: false },
          ],
          one,
        ),
      ],
      shows: [
        'Payments are simulated',
        ...['RL-4M8TX', 'Tove Nilsen', 'Sat 14 November', '€120.00', 'Failed', 'Overdue'],
        'There is not enough money on the card',
        ['button', 'Charge the card of Tove Nilsen again'],
        ['button', 'Send Tove Nilsen a link to pay'],
        ['link', 'Transfers'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/payments?view=disputes',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/payments?view=disputes`,
    loading: waits(),
    empty: { given: [theHotel, active], shows: ['No disputes'], hides: ['did not load'] },
    full: {
      given: [
        theHotel,
        active,
        answer(
          payments.listDisputes,
          [
            dispute,
            { ...dispute, id: makeId(89), state: 'won', decidedAt: '2026-11-15T09:00:00.000Z' },
            { ...dispute, id: makeId(90), state: 'answered', answeredAt: '2026-11-15T09:00:00.000Z' },
          ],
          one,
        ),
      ],
      shows: [
        ...['RL-4M8TX', 'Says that they did not make this payment', '€120.00'],
        ...['To answer', 'answer by Wed 25 November', 'Won', 'Answered'],
        ['button', 'Answer'],
        ['button', 'Accept'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/payments?view=transfers',
    as: 'hotel',
    at: (state) =>
      `/hotels/${hotelId}/payments?view=transfers${state === 'empty' ? '' : `&transfer=${transferId}`}`,
    loading: waits(),
    empty: { given: [theHotel, active], shows: ['No transfers yet'], hides: ['did not load'] },
    full: {
      given: [theHotel, active, answer(payments.listTransfers, [transfer], one), transferLines],
      shows: [
        ...[
          'Thu 12 November',
          'Arrived',
          '€634.00',
          'Line by line',
          'Fees of the payment service',
          '−€21.00',
        ],
        ...['Tove Nilsen', 'fee €21.00'],
        ['button', 'Export CSV'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/payments/settings',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/payments/settings`,
    loading: waits(),
    empty: {
      given: [theHotel],
      shows: [
        ['heading', 'Payment settings'],
        'Guests pay you directly',
        ['button', 'Connect payments'],
        'Front desk may refund up to',
      ],
      hides: ['did not load', 'Still missing'],
    },
    full: {
      given: [
        theHotel,
        answer(payments.getSettings, {
          hotelId,
          account: {
            ...account,
            state: 'restricted',
            missing: ['external_account', 'individual.verification.document'],
            hotels: [...account.hotels, { id: makeId(91), name: 'Villa Marenne' }],
          },
          others: [{ ...account, id: makeId(92), hotels: [] }],
          deskRefundCents: 10_000,
        }),
      ],
      shows: [
        ...['Payments are simulated', 'Paused', 'The bank account for transfers'],
        ...['A photo of an identity document', 'Card and SEPA direct debit', 'Villa Marenne'],
        ['button', 'Continue at the payment service'],
        'Account of Casa da Aurora and Villa Marenne',
      ],
    },
    failed: fails('This hotel did not load'),
  },
]
