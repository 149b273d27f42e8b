import { commissionList } from '@roomlark/contract/commission-list'
import { ledger } from '@roomlark/contract/ledger'
import { idOf } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const slowMiles = { id: idOf(70), name: 'Slow Miles' }
const villa = { id: idOf(71), name: 'Villa Marenne' }
const usd = { currency: 'USD' } as const

/** What administrators see of the money between hotels and partners. */
export const adminMoneyPages: readonly PageStates[] = [
  {
    page: '/bookings/commissions',
    as: 'admin',
    loading: waits(['heading', 'Commissions']),
    empty: { shows: ['No commissions yet', '0 commissions'] },
    full: {
      given: [
        answer(
          commissionList.list,
          [
            {
              ...{ booking: { id: idOf(72), reference: 'RL-4K8DP' }, hotel: villa },
              partner: { affiliateId: slowMiles.id, name: slowMiles.name },
              clock: {
                ...{ stage: 'expected', outcome: 'to-come', timeZone: 'Europe/Rome', holdDays: 14 },
                ...{
                  bookedAt: '2026-11-02T08:41:00.000Z',
                  checkInOn: '2026-12-01',
                  checkOutOn: '2026-12-05',
                },
              },
              ...{
                currency: 'EUR',
                ratePercent: 15,
                baseCents: 184_000,
                grossCents: 27_600,
                netUsdCents: 23_920,
              },
            },
          ],
          { total: 1, totalPages: 1, page: 1, limit: 20, countsByStanding: { expected: 1 } },
        ),
      ],
      shows: [
        ...[
          '1 commission',
          'Villa Marenne',
          'Slow Miles',
          'Expected',
          '15% of €1,840.00',
          '€276.00',
          '$239.20',
        ],
        ['link', 'RL-4K8DP'],
      ],
    },
    failed: fails('The commissions did not load'),
  },
  {
    page: '/bookings/ledger',
    as: 'admin',
    loading: waits(['heading', 'Ledger']),
    empty: { shows: ['No entries yet', 'in balance', 'Nothing was counted again yet.'] },
    full: {
      given: [
        answer(ledger.get, {
          ...{ currency: 'USD', currencies: ['USD', 'EUR'], transactions: 22951 },
          accounts: [
            { kind: 'affiliate-earned', balanceCents: -17664 },
            { kind: 'hotel-receivable', balanceCents: 22080 },
            { kind: 'platform-share', balanceCents: -4416 },
          ],
        }),
        answer(
          ledger.transactions,
          [
            {
              ...{ id: 21688, cause: 'adjustment', booking: { id: idOf(72), reference: 'RL-4K8DP' } },
              change: {
                ...{ stage: 'earned', correctsId: 21630 },
                agreement: { cause: 'refund', reason: 'The heating was out' },
              },
              entries: [
                { account: 'affiliate-earned', holder: slowMiles, ...usd, amountCents: 883 },
                { account: 'platform-share', holder: null, ...usd, amountCents: 221 },
                { account: 'hotel-receivable', holder: villa, ...usd, amountCents: -1104 },
              ],
            },
          ],
          { hasMore: true },
        ),
        answer(ledger.proof, {
          ...{ at: '2026-11-16T08:00:00.000Z', transactions: 22951 },
          findings: [
            { name: 'ledger-zero', faults: 0 },
            { name: 'bank', faults: 3 },
          ],
        }),
      ],
      shows: [
        ...['$220.80', '22,951', 'in balance', 'L-21688', 'Refund by the hotel', 'Slow Miles', '$8.83'],
        ...['Corrects L-21630. The heating was out', '$11.04 on each side', '3 off'],
        ['link', 'Hotels owe'],
        ['link', 'RL-4K8DP'],
        ['link', 'Older'],
        ['button', 'Export CSV'],
        ['combobox', 'Balances in'],
      ],
    },
    failed: fails('The ledger did not load'),
  },
]
