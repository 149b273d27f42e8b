import { commissionList } from '@roomlark/contract/partners/commission-list'
import { ledger } from '@roomlark/contract/partners/ledger'
import { bank } from '@roomlark/contract/settlement/bank'
import { payouts } from '@roomlark/contract/settlement/payouts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const bankAccountId = makeId(79)
const slowMiles = { id: makeId(70), name: 'Slow Miles' }
const villa = { id: makeId(71), name: 'Villa Marenne' }
const usd = { currency: 'USD' } as const

const run = {
  id: makeId(73),
  month: '2026-11-01',
  number: 'PR-2026-11',
  payOn: '2026-11-05',
  minimumCents: 5000,
  drawnAt: '2026-11-01T00:05:00.000Z',
  version: 3,
  leftOut: { partners: 1, stays: 1, cents: 21_000 },
}
const draft = {
  ...run,
  state: 'draft',
  preparedBy: null,
  pays: { partners: 1, stays: 31, cents: 298_614 },
} as const
const sent = {
  ...run,
  state: 'exported',
  approvedBy: 'Mara Lind',
  approvedAt: '2026-11-02T10:41:00.000Z',
  exportedAt: '2026-11-02T10:44:00.000Z',
  pays: { partners: 2, stays: 31, cents: 410_646 },
  returned: { partners: 1, stays: 12, cents: 112_032 },
} as const
const paidPartner = { name: 'Slow Miles', lastFour: '7731', stays: 26, decision: 'pay' } as const

/** Pages of administrators about the money between hotels and partners. */
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
              booking: { id: makeId(72), reference: 'RL-4K8DP' },
              hotel: villa,
              partner: { affiliateId: slowMiles.id, name: slowMiles.name },
              clock: {
                stage: 'expected',
                outcome: 'to-come',
                timeZone: 'Europe/Rome',
                holdDays: 14,
                bookedAt: '2026-11-02T08:41:00.000Z',
                checkInOn: '2026-12-01',
                checkOutOn: '2026-12-05',
              },
              currency: 'EUR',
              ratePercent: 15,
              baseCents: 184_000,
              grossCents: 27_600,
              netUsdCents: 23_920,
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
    page: '/bookings/bank',
    as: 'admin',
    loading: waits(['heading', 'Bank']),
    empty: { shows: [['heading', 'Bank'], 'No bank account yet'], hides: ['Loading', 'did not load'] },
    full: {
      given: [
        answer(bank.list, [
          {
            id: bankAccountId,
            name: 'Operating',
            iban: '',
            currency: 'EUR',
            bankCents: 120_000,
            ledgerCents: 119_500,
          },
        ]),
        answer(
          bank.lines,
          [{ id: 7, bookedOn: '2026-06-11', amountCents: 12_000, openCents: 0, party: 'Casa da Aurora' }],
          { total: 1, totalPages: 1, page: 1, limit: 20, countsByState: { open: 0, matched: 1 } },
        ),
        answer(bank.days, [
          { day: '2026-06-11', bankCents: 120_000, ledgerCents: 119_500, statedCents: null },
        ]),
      ],
      shows: ['Operating', 'Casa da Aurora', '+€120.00', 'Day by day', ['button', 'Import statement']],
      hides: ['did not load'],
    },
    failed: fails('The accounts did not load'),
  },
  {
    page: '/bookings/ledger',
    as: 'admin',
    loading: waits(['heading', 'Ledger']),
    empty: { shows: ['No entries yet', 'in balance', 'Nothing was counted again yet.'] },
    full: {
      given: [
        answer(ledger.get, {
          currency: 'USD',
          currencies: ['USD', 'EUR'],
          transactions: 22951,
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
              id: 21688,
              cause: 'adjustment',
              booking: { id: makeId(72), reference: 'RL-4K8DP' },
              change: {
                stage: 'earned',
                correctsId: 21630,
                agreement: { cause: 'refund', reason: { kind: 'written', text: 'The heating was out' } },
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
          at: '2026-11-16T08:00:00.000Z',
          transactions: 22951,
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
  {
    page: '/bookings/payouts',
    as: 'admin',
    loading: waits(['heading', 'Payouts']),
    empty: { shows: ['No payout run yet', ['button', /^Draw up this month/]] },
    full: {
      given: [
        answer(payouts.list, [draft]),
        answer(payouts.get, {
          ...draft,
          earnedCents: 302_734,
          adjustmentsCents: -4120,
          checks: {
            payable: { ok: 31, of: 32 },
            details: { ok: 1, of: 1 },
            covered: { ok: 32, of: 32 },
            doubled: 2,
            ledgerCents: 400_000,
            laterCents: 386,
            waitingCents: 80_000,
            offCents: 0,
            oldestRateDays: 45,
            staleRates: [{ currency: 'EUR', since: '2025-11-01' }],
          },
        }),
        answer(payouts.statements, [
          {
            ...paidPartner,
            earnedCents: 302_734,
            correctionsCents: -4120,
            correctionOf: 'RL-5K1WD',
            totalCents: 298_614,
            isDoubled: true,
          },
        ]),
      ],
      shows: [
        ['heading', 'Payout run of November 2026'],
        ...[
          'PR-2026-11',
          'Nothing moves until it is approved',
          'Automatically, everything payable by 31 October',
        ],
        ...[
          '31 of 32',
          '$0.00 off',
          '2 to look at',
          'This run cannot be approved yet: exchange rates older than 45 days (EUR',
          'Pending payment by hotels',
          '−$800.00',
          'Correction of RL-5K1WD',
        ],
        ['button', 'Approve $2,986.14'],
        ['button', 'Draw up again'],
      ],
    },
    failed: fails('The payout run did not load'),
  },
  {
    page: '/bookings/payouts/:month',
    as: 'admin',
    at: () => '/bookings/payouts/2026-11',
    loading: waits(['heading', 'Payouts']),
    empty: { shows: ['No payout run yet'] },
    full: {
      given: [
        answer(payouts.list, [sent]),
        answer(payouts.get, {
          ...sent,
          checks: null,
          files: [{ kind: 'pain.001', transfers: 2, bytes: 4100, madeAt: '2026-11-02T10:44:00.000Z' }],
        }),
        answer(payouts.statements, [
          { ...paidPartner, id: makeId(74), state: 'approved', totalCents: 298_614 },
          {
            ...paidPartner,
            id: makeId(75),
            name: 'Nomad Table',
            state: 'returned',
            totalCents: 112_032,
            returnCode: 'AC04',
          },
        ]),
      ],
      shows: [
        ...['With the bank since Mon 2 November', 'By Mara Lind', '0 paid, 1 returned, 1 on the way'],
        ...['AC04, the account is closed. Payable again, the partner was notified.', 'Left out'],
        'International transfers',
        'ISO 20022 pain.001, not SEPA, 2 transfers, 4 KB',
        ['checkbox', 'Choose Slow Miles'],
        ['button', 'Mark as paid'],
        ['button', 'Download International transfers'],
      ],
    },
    failed: fails('The payout run did not load'),
  },
]
