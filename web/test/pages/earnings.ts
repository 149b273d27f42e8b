import { affiliateInvoices } from '@roomlark/contract/settlement/affiliate-invoices'
import { earnings } from '@roomlark/contract/settlement/earnings'
import { earningsYears } from '@roomlark/contract/settlement/earnings-years'
import { ownInvoices } from '@roomlark/contract/settlement/own-invoices'
import { aurora, hotelId } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, never, type PageStates, waits } from '../support/page-table.ts'

const hotel = { id: hotelId, name: aurora.name }
const onePage = { total: 1, totalPages: 1, page: 1, limit: 12 }
const summary = {
  id: makeId(40),
  number: 'ST-2026-00012',
  statementOn: '2026-06-01',
  payOn: '2026-06-05',
  stays: 31,
  earnedUsdCents: 265_120,
  correctionsUsdCents: -4120,
  carriedUsdCents: 3840,
  totalUsdCents: 264_840,
  payoutUsdCents: 264_840,
  decision: 'pay' as const,
  state: 'paid' as const,
  paidOn: '2026-06-05',
}
const line = {
  bookingId: makeId(41),
  reference: 'RL-7B2KD',
  hotel,
  nights: 3,
  currency: 'EUR',
  outcome: 'no-show' as const,
  checkInOn: '2026-04-15',
  checkOutOn: '2026-04-18',
  ratePercent: 15,
  boostPoints: 3,
  sharePercent: 20,
  baseCents: 84_600,
  grossCents: 12_690,
  shareCents: 2538,
  netCents: 10_152,
  netUsdCents: 11_776,
}

/** Pages about what affiliates earn and are paid. */
export const earningsPages: readonly PageStates[] = [
  {
    page: '/performance/earnings',
    as: 'affiliate',
    loading: waits(['heading', 'Earnings']),
    empty: {
      shows: [['heading', 'Payouts'], 'No statement yet', 'No upcoming stays', 'Payable now, 0 stays'],
      hides: ['Pending', 'did not load', 'below the minimum'],
    },
    full: {
      given: [
        answer(earnings.read, {
          balances: {
            expected: { usdCents: 256_120, stays: 27 },
            earned: { usdCents: 140_256, stays: 15 },
            held: { usdCents: 9632, stays: 1 },
            payable: { usdCents: 104_832, stays: 11 },
            paidThisYearUsdCents: 1_086_600,
            payoutsThisYear: 6,
            year: 2026,
          },
          next: {
            statementOn: '2026-07-01',
            payOn: '2026-07-05',
            minimumUsdCents: 5000,
            totalUsdCents: 4120,
            ready: { usdCents: 5000, stays: 1 },
            becoming: { usdCents: 1120, stays: 2 },
            corrections: { usdCents: -2000, stays: 1 },
            obstacles: [
              { kind: 'under-minimum' as const },
              { kind: 'cooling-off' as const, until: '2026-07-02T08:24:00.000Z' },
            ],
            waits: [
              {
                reason: 'hotel-unpaid' as const,
                usdCents: 7056,
                stays: 2,
                hotel,
                hotels: 1,
                month: '2026-04-01',
                fromOn: '2026-05-19',
                untilOn: '2026-05-19',
                isOverdue: true,
              },
              {
                reason: 'statement-open' as const,
                usdCents: 3000,
                stays: 3,
                hotel: null,
                hotels: 2,
                month: '2026-06-01',
                closesOn: '2026-07-05',
                fromOn: '2026-07-19',
                untilOn: '2026-07-19',
              },
              {
                reason: 'held' as const,
                usdCents: 9632,
                stays: 1,
                hotel,
                hotels: 1,
                fromOn: '2026-06-30',
                untilOn: '2026-06-30',
              },
            ],
          },
        }),
        answer(
          earnings.statements,
          [
            summary,
            {
              ...summary,
              id: makeId(42),
              number: 'ST-2026-00003',
              state: 'carried',
              payoutUsdCents: 0,
              decision: 'under-minimum',
              paidOn: null,
            },
          ],
          onePage,
        ),
        answer(ownInvoices.list, [
          {
            statement: { id: makeId(40), number: 'ST-2026-00012' },
            payOn: '2026-06-05',
            usdCents: 264_840,
          },
        ]),
        answer(earningsYears.list, [{ year: 2026, payouts: 6, usdCents: 1_086_600 }]),
        answer(
          affiliateInvoices.list,
          [
            {
              id: makeId(61),
              number: 'SB-0D000000-0002',
              kind: 'correction',
              statement: { id: makeId(40), number: 'ST-2026-00012' },
              corrects: 'SB-0D000000-0001',
              issuedAt: '2026-06-09T09:00:00.000Z',
              currency: 'EUR',
              totalCents: -7812,
            },
          ],
          onePage,
        ),
      ],
      shows: [
        ...[
          '6 payouts, $10,866.00',
          'Your invoice for the payout of 5 June 2026 is missing',
          'SB-0D000000-0002',
          'corrects SB-0D000000-0001',
          '−€78.12',
        ],
        ...[
          '$2,561.20',
          '27 stays, upcoming or just ended',
          '15 stays, and $96.32 on hold',
          'Paid in 2026',
          '6 payouts',
        ],
        ...['Next payout, Sun 5 July 2026', 'Payable now, 1 stay', 'Payable by 30 June, 2 stays'],
        ...['Corrections, 1 stay', '−$20.00', 'It is below the minimum of $50.00'],
        'Your new payout details are in their three-day waiting period until Thu 2 July 2026',
        ...[
          'Casa da Aurora has not paid its statement of April 2026 yet',
          'Was due Tue 19 May 2026. We remind the hotel.',
        ],
        ...['Statements of June 2026 of 2 hotels not closed yet', 'Closes Sun 5 July, due Sun 19 July'],
        ...['Released automatically on Tue 30 June', '6 stays, $196.88'],
        ...[
          'Fri 5 June 2026',
          'ST-2026-00012',
          '−$2.80',
          'Corrections of earlier stays; Carried over from before',
        ],
        ...(['Below the minimum for a payout', ['button', 'Export CSV']] as const),
      ],
      hides: ['No statement yet', 'did not load'],
    },
    failed: fails('Your earnings did not load', 'This did not load'),
  },
  {
    page: '/performance/earnings/stays',
    as: 'affiliate',
    at: (state) =>
      state === 'full' ? '/performance/earnings/stays?part=waiting' : '/performance/earnings/stays',
    loading: waits(['heading', 'Stays']),
    empty: { shows: ['There is no stay here at the moment.'] },
    full: {
      given: [
        answer(
          earnings.stays,
          [
            {
              bookingId: makeId(41),
              reference: 'RL-7B2KD',
              hotel,
              usdCents: 11_776,
              isOverdue: true,
              reason: 'hotel-unpaid',
              clock: {
                stage: 'payable',
                outcome: 'stayed',
                timeZone: 'Europe/Lisbon',
                holdDays: 14,
                checkInOn: '2026-04-15',
                checkOutOn: '2026-04-18',
                endedOn: '2026-04-18',
                bookedAt: '2026-03-02T06:41:00.000Z',
                earnedAt: '2026-04-19T23:00:00.000Z',
                payableAt: '2026-05-01T23:00:00.000Z',
                needsHotelPayment: true,
              },
              untilOn: '2026-05-19',
            },
          ],
          onePage,
        ),
      ],
      shows: [
        'RL-7B2KD',
        'Casa da Aurora',
        '$117.76',
        'The hotel was due to pay Tue 19 May',
        '3 nights',
        'Payable',
      ],
    },
    failed: fails('The stays did not load'),
  },
  {
    page: '/performance/earnings/statements/:id',
    as: 'affiliate',
    at: () => `/performance/earnings/statements/${makeId(40)}`,
    loading: waits(),
    empty: never('a statement that was drawn up has a number and days'),
    full: {
      given: [
        answer(earnings.statement, {
          summary,
          payee: {
            name: 'Jonas Lindqvist',
            publicName: 'Slow Miles',
            account: { kind: 'iban', lastFour: '2207' },
            details: { name: 'Jonas Lindqvist', company: 'Slow Miles', taxNumber: '•••• 0142' },
          },
          runNumber: 'PR-2026-06',
          drawnAt: '2026-06-01T00:05:00.000Z',
          bankReference: 'RLK 0605',
          approvedAt: '2026-06-03T09:00:00.000Z',
          exportedAt: '2026-06-04T09:00:00.000Z',
          corrections: 1,
          hotels: [
            {
              hotel,
              currency: 'EUR',
              stays: 1,
              lowestRatePercent: 12,
              highestRatePercent: 15,
              baseCents: 84_600,
              grossCents: 12_690,
              shareCents: 2538,
              netUsdCents: 11_776,
            },
          ],
          objectionsUntil: '2026-08-30',
        }),
        answer(earnings.lines, [{ ...line, corrects: { id: makeId(43), number: 'ST-2026-00007' } }], onePage),
      ],
      shows: [
        ...([
          ['heading', 'June 2026'],
          'Jonas Lindqvist, Slow Miles',
          'Fri 5 June 2026',
          'Ending 2207',
        ] as const),
        ...[
          '1 stay at 12% to 15%',
          'RL-7B2KD',
          'No-show, on what the hotel kept',
          '15% and 3 points of boost',
        ],
        ...[
          '€846.00',
          '−€25.38',
          '$117.76',
          'corrects ST-2026-00007',
          'Carried over from before',
          '$2,648.40',
        ],
        ...[
          'Mon 1 June 2026, everything payable by 31 May',
          'in payout run PR-2026-06',
          'bank reference RLK 0605',
        ],
        ...(['until 30 August 2026', ['button', 'CSV'], ['button', 'PDF'], '•••• 0142'] as const),
      ],
    },
    failed: fails('This statement did not load'),
  },
]
