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
