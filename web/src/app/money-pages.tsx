import { say } from '@roomlark/contract/say'
import { lazyPart } from '../lib/lazy-part.tsx'
import { type GuardedPage, hotelSide, partnershipPage } from './guarded-page.tsx'
import { LaunchGate } from './launch-gate.tsx'
import type { SignedInPath } from './signed-in-paths.ts'

const HotelStatementsPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/statements/hotel-statements-page.tsx')).HotelStatementsPage,
)
const HotelStatementPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/statements/hotel-statement-page.tsx')).HotelStatementPage,
)
const HotelPaymentsPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/payments/hotel-payments-page.tsx')).HotelPaymentsPage,
)
const PaymentSettingsPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/payments/payment-settings-page.tsx')).PaymentSettingsPage,
)
const CommissionsPage = lazyPart(
  async () => (await import('../features/settlement/money/commissions/commissions-page.tsx')).CommissionsPage,
)
const LedgerPage = lazyPart(
  async () => (await import('../features/settlement/money/ledger/ledger-page.tsx')).LedgerPage,
)
const BankPage = lazyPart(
  async () => (await import('../features/settlement/money/bank/bank-page.tsx')).BankPage,
)
const StatementsPage = lazyPart(
  async () => (await import('../features/settlement/money/statements/statements-page.tsx')).StatementsPage,
)
const StatementAccountPage = lazyPart(
  async () =>
    (await import('../features/settlement/money/statements/statement-account-page.tsx')).StatementAccountPage,
)
const PayoutsPage = lazyPart(
  async () => (await import('../features/settlement/money/payouts/payouts-page.tsx')).PayoutsPage,
)
const DisputesPage = lazyPart(
  async () => (await import('../features/settlement/money/disputes/disputes-page.tsx')).DisputesPage,
)
const HoldsPage = lazyPart(
  async () => (await import('../features/settlement/money/holds/holds-page.tsx')).HoldsPage,
)
const OwnHoldPage = lazyPart(
  async () => (await import('../features/settlement/money/holds/own-hold-page.tsx')).OwnHoldPage,
)
const EarningsPage = lazyPart(async () => (await import('./earnings-page.tsx')).EarningsPage)
const EarningsStaysPage = lazyPart(
  async () => (await import('../features/settlement/earnings/stays-page.tsx')).EarningsStaysPage,
)
const StatementPage = lazyPart(
  async () => (await import('../features/settlement/earnings/statement-page.tsx')).StatementPage,
)
const PayoutDetailsPage = lazyPart(
  async () =>
    (await import('../features/settlement/payout-details/payout-details-page.tsx')).PayoutDetailsPage,
)
const ReceiptPage = lazyPart(
  async () => (await import('../features/partners/receipt/receipt-page.tsx')).ReceiptPage,
)

/** Commissions, statements, payouts and the ledger, of hotels, affiliates and administrators. */
export const moneyPages = {
  '/hotels/:id/statements': {
    roles: hotelSide,
    permission: 'see-books',
    part: HotelStatementsPage,
    page: partnershipPage(say('Statements'), <HotelStatementsPage />),
  },
  '/hotels/:id/statements/:month': {
    roles: hotelSide,
    permission: 'see-books',
    part: HotelStatementPage,
    page: partnershipPage(say('Statement'), <HotelStatementPage />),
  },
  '/hotels/:id/payments': {
    roles: hotelSide,
    permission: 'see-bookings',
    part: HotelPaymentsPage,
    page: (
      <LaunchGate name="onlinePayments" title={say('Payments')}>
        <HotelPaymentsPage />
      </LaunchGate>
    ),
  },
  '/hotels/:id/payments/settings': {
    roles: hotelSide,
    permission: 'see-bookings',
    part: PaymentSettingsPage,
    page: (
      <LaunchGate name="onlinePayments" title={say('Payment settings')}>
        <PaymentSettingsPage />
      </LaunchGate>
    ),
  },
  '/bookings/holds': {
    roles: ['admin'],
    part: HoldsPage,
    page: partnershipPage(say('Holds'), <HoldsPage />),
  },
  '/bookings/disputes': {
    roles: ['admin'],
    part: DisputesPage,
    page: partnershipPage(say('Disputes'), <DisputesPage />),
  },
  '/bookings/commissions': {
    roles: ['admin'],
    part: CommissionsPage,
    page: partnershipPage(say('Commissions'), <CommissionsPage />),
  },
  '/bookings/payouts': {
    roles: ['admin'],
    part: PayoutsPage,
    page: partnershipPage(say('Payouts'), <PayoutsPage />),
  },
  '/bookings/payouts/:month': {
    roles: ['admin'],
    part: PayoutsPage,
    page: partnershipPage(say('Payouts'), <PayoutsPage />),
  },
  '/bookings/bank': {
    roles: ['admin'],
    part: BankPage,
    page: partnershipPage(say('Bank'), <BankPage />),
  },
  '/bookings/ledger': {
    roles: ['admin'],
    part: LedgerPage,
    page: partnershipPage(say('Ledger'), <LedgerPage />),
  },
  '/bookings/statements': {
    roles: ['admin'],
    part: StatementsPage,
    page: partnershipPage(say('Statements'), <StatementsPage />),
  },
  '/bookings/statements/:id': {
    roles: ['admin'],
    part: StatementAccountPage,
    page: partnershipPage(say('Statement'), <StatementAccountPage />),
  },
  '/performance/earnings/holds/:id': {
    roles: ['affiliate'],
    part: OwnHoldPage,
    page: partnershipPage(say('Earnings'), <OwnHoldPage />),
  },
  '/performance/earnings': {
    roles: ['affiliate'],
    part: EarningsPage,
    page: partnershipPage(say('Earnings'), <EarningsPage />),
  },
  '/performance/earnings/stays': {
    roles: ['affiliate'],
    part: EarningsStaysPage,
    page: partnershipPage(say('Earnings'), <EarningsStaysPage />),
  },
  '/performance/earnings/statements/:id': {
    roles: ['affiliate'],
    part: StatementPage,
    page: partnershipPage(say('Earnings'), <StatementPage />),
  },
  '/performance/earnings/details': {
    roles: ['affiliate'],
    part: PayoutDetailsPage,
    page: (
      <LaunchGate name="payouts" title={say('Payout details')}>
        <PayoutDetailsPage />
      </LaunchGate>
    ),
  },
  '/commissions/:bookingId': {
    permission: 'see-books',
    part: ReceiptPage,
    page: partnershipPage(say('Commission'), <ReceiptPage />),
  },
} satisfies Partial<Record<SignedInPath, GuardedPage>>
