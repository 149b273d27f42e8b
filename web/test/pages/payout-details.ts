import { payoutDetails } from '@roomlark/contract/settlement/payout-details'
import { taxDetails } from '@roomlark/contract/settlement/tax-details'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const payee = {
  name: 'Jonas Lindqvist',
  company: 'Slow Miles',
  street: 'Hornsgatan 48',
  postalCode: '118 21',
  city: 'Stockholm',
  region: '',
  country: 'SE',
  taxNumber: '•••• 0142',
}
const account = {
  kind: 'iban' as const,
  country: 'SE',
  lastFour: '2207',
  masked: 'SE45 •••• 2207',
  holder: 'Jonas Lindqvist',
  bic: 'NDEASESS',
  bankName: 'Nordea',
}
const inUse = {
  id: makeId(50),
  subject: 'all' as const,
  account,
  currency: 'USD',
  payee,
  savedAt: '2026-01-02T09:00:00.000Z',
  usableFrom: '2026-01-05T09:00:00.000Z',
}
const waiting = {
  id: makeId(51),
  subject: 'account' as const,
  payee,
  currency: 'SEK',
  account: { ...account, lastFour: '7731', masked: 'SE72 •••• 7731', bankName: 'Handelsbanken' },
  savedAt: '2026-06-16T10:24:00.000Z',
  usableFrom: '2026-06-19T10:24:00.000Z',
}
const ofChange = { withdrawnAt: null, device: 'Chrome on macOS' }

export const payoutDetailsPages: readonly PageStates[] = [
  {
    page: '/performance/earnings/details',
    as: 'affiliate',
    loading: waits(['heading', 'Payout details']),
    empty: {
      shows: ['No account yet', ['button', 'Add account'], 'How it is kept safe'],
      hides: ['Change account', 'It was not me', 'Changes'],
    },
    full: {
      given: [
        answer(payoutDetails.get, {
          inUse,
          waiting: [waiting],
          paidCents: 1_086_600,
          newestId: makeId(51),
          changes: [
            { ...ofChange, id: makeId(51), subject: 'account', lastFour: '7731', savedAt: waiting.savedAt },
            {
              id: makeId(52),
              subject: 'payee',
              lastFour: '2207',
              device: 'Safari on iPhone',
              savedAt: '2026-04-02T08:00:00.000Z',
              withdrawnAt: '2026-04-02T09:00:00.000Z',
            },
            { ...ofChange, id: makeId(50), subject: 'all', lastFour: '2207', savedAt: inUse.savedAt },
          ],
        }),
        answer(taxDetails.get, {
          isBusiness: true,
          vatStatus: 'registered',
          country: 'SE',
          vatId: 'SE556677889901',
          vatIdCheck: 'valid',
          selfBillingSince: '2026-05-02T09:00:00.000Z',
        }),
      ],
      shows: [
        ...['New account, ending 7731', 'Handelsbanken, Sweden, paid in SEK', 'Waiting'],
        ...['SE556677889901', 'Confirmed by VIES', 'Issued by Roomlark since 2 May'],
        ...['With Chrome on macOS', 'Payouts go to the account ending 2207 until then'],
        ...['Account ending 2207', 'SE45 •••• 2207', '$10,866.00', 'Hornsgatan 48, 118 21 Stockholm, Sweden'],
        ...['•••• 0142', 'Payee changed', 'withdrawn on 2 April'],
        ['button', 'It was not me'],
        ['button', 'Change account'],
      ],
      hides: ['No account yet'],
    },
    failed: fails('Your payout details did not load'),
  },
]
