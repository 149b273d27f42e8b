import { statementList } from '@roomlark/contract/settlement/hotel-statement-list'
import { statementPayments } from '@roomlark/contract/settlement/hotel-statement-payments'
import { aurora } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const overdue = {
  id: makeId(70),
  number: 'HS-2026-00012',
  hotel: { id: aurora.id, name: aurora.name },
  month: '2026-09-01',
  currency: 'EUR',
  closedAt: '2026-10-06T00:00:00.000Z',
  dueOn: '2026-10-19',
  totalCents: 150_465,
  paidCents: 50_000,
  writtenOffCents: 0,
  openCents: 100_465,
  standing: 'overdue',
  daysOverdue: 28,
  remindedAt: '2026-11-11T08:10:00.000Z',
  pausesOn: '2026-11-18',
} as const
const payment = {
  kind: 'payment',
  id: makeId(71),
  amountCents: 40_000,
  paidOn: '2026-10-20',
  note: 'SEPA 4711',
  at: '2026-10-20T10:00:00.000Z',
  by: 'Priya Raman',
} as const
const credit = {
  kind: 'credit',
  id: makeId(72),
  amountCents: 10_000,
  paidOn: '2026-10-06',
  other: { id: makeId(73), number: 'HS-2026-00007' },
} as const

/** Pages about what hotels owe and paid, for administrators. */
export const statementPages: readonly PageStates[] = [
  {
    page: '/bookings/statements',
    as: 'admin',
    loading: waits(['heading', 'Statements'], ['searchbox', 'Search statements']),
    empty: { shows: ['No closed statements yet'], hides: ['Show everything'] },
    full: {
      given: [
        answer(statementList.list, [overdue], {
          total: 1,
          totalPages: 1,
          page: 1,
          limit: 20,
          countsByStanding: { due: 0, overdue: 1, settled: 11 },
          owed: [{ currency: 'EUR', openCents: 100_465, overdueCents: 100_465 }],
        }),
      ],
      shows: [
        ...['1 closed statement', 'HS-2026-00012', 'Casa da Aurora', 'September 2026', '19 October 2026'],
        ...['Overdue', 'Bookings pause on 18 November 2026', '€1,504.65', '€1,004.65', 'Hotels owe in EUR'],
        ...['€1,004.65 overdue', 'Settled11'],
      ],
    },
    failed: fails('The statements did not load'),
  },
  {
    page: '/bookings/statements/:id',
    as: 'admin',
    at: () => `/bookings/statements/${overdue.id}`,
    loading: waits(),
    empty: { shows: ['Nothing was recorded yet', 'Left to pay', ['button', 'Record payment']] },
    full: {
      given: [
        answer(statementPayments.get, {
          ...overdue,
          lineCount: 3,
          coveredCount: 1,
          version: 4,
          shareCents: 30_093,
          payments: [payment, credit],
        }),
        answer(
          statementList.lines,
          [
            {
              line: 1,
              bookingId: makeId(74),
              reference: 'RL-2F6MA',
              partner: 'Slow Miles',
              isCovered: true,
              checkInOn: '2026-09-01',
              checkOutOn: '2026-09-03',
              grossCents: 16_920,
              netUsdCents: 15_702,
            },
          ],
          { total: 3, totalPages: 1, page: 1, limit: 50 },
        ),
      ],
      shows: [
        ...['Casa da Aurora, September 2026', '€1,004.65', '+€400.00', 'SEPA 4711', 'Priya Raman'],
        ...[
          'Credit from HS-2026-00007',
          '+€100.00',
          '1 of 3 lines paid by the hotel',
          'RL-2F6MA',
          'Slow Miles',
        ],
        ...[
          'Partner $157.02',
          'New bookings through partners pause on 18 November 2026',
          'Overdue for 28 days',
        ],
        ...([
          ['button', 'Record payment'],
          ['button', 'Write off'],
          ['button', /^Mark as returned/],
        ] as const),
      ],
    },
    failed: fails('This statement did not load'),
  },
]
