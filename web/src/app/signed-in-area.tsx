import type { UserType } from '@roomlark/contract/endpoint'
import type { LegalDocument } from '@roomlark/contract/legal'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, Suspense, useEffect, useState } from 'react'
import { refreshWhenTold } from '../data/live.ts'
import { NotificationsBell } from '../features/notifications/notifications-bell.tsx'
import { AppShell } from '../features/shell/app-shell.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { createQueryClient, refreshWhenBack } from '../lib/query-client.ts'
import { useFormats } from '../lib/use-formats.ts'
import { ConfirmIdentity } from '../session/confirm-identity.tsx'
import { RequireAuth } from '../session/require-auth.tsx'
import { useUser } from '../session/session-context.ts'
import { hasMissed, useLive, useLiveConnection } from '../session/use-live.ts'
import { rereadPlatform } from '../session/use-platform.ts'
import { LaunchGate } from './launch-gate.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { MfaNotice } from './mfa-notice.tsx'
import type { SignedInPath } from './signed-in-paths.ts'

const HotelListPage = lazyPart(
  async () => (await import('../features/hotels/list/hotel-list-page.tsx')).HotelListPage,
)
const HotelPage = lazyPart(async () => (await import('./hotel-page.tsx')).HotelPage)
const HotelCreatePage = lazyPart(
  async () => (await import('../features/hotels/form/hotel-create-page.tsx')).HotelCreatePage,
)
const HotelEditPage = lazyPart(
  async () => (await import('../features/hotels/form/hotel-edit-page.tsx')).HotelEditPage,
)
const HotelEmbedPage = lazyPart(
  async () => (await import('../features/hotels/embed/hotel-embed-page.tsx')).HotelEmbedPage,
)
const HotelBoostPage = lazyPart(
  async () => (await import('../features/hotels/boosts/hotel-boost-page.tsx')).HotelBoostPage,
)
const HotelImportPage = lazyPart(
  async () => (await import('../features/hotels/import/hotel-import-page.tsx')).HotelImportPage,
)
const OffersPage = lazyPart(
  async () => (await import('../features/partnerships/offers/offers-page.tsx')).OffersPage,
)
const HotelPartnersPage = lazyPart(
  async () => (await import('../features/hotels/partners/hotel-partners-page.tsx')).HotelPartnersPage,
)
const HotelStatementsPage = lazyPart(
  async () => (await import('../features/hotels/statements/hotel-statements-page.tsx')).HotelStatementsPage,
)
const HotelStatementPage = lazyPart(
  async () => (await import('../features/hotels/statements/hotel-statement-page.tsx')).HotelStatementPage,
)
const PartnerListPage = lazyPart(
  async () => (await import('../features/hotels/partners/partner-list-page.tsx')).PartnerListPage,
)
const RatesPage = lazyPart(async () => (await import('../features/rates/rates-page.tsx')).RatesPage)

const BookingsPage = lazyPart(async () => {
  const [{ BookingsPage }, { prepareView }] = await Promise.all([
    import('./bookings-page.tsx'),
    import('../features/bookings/bookings-page.tsx'),
  ])
  await prepareView(window.location.pathname)
  return BookingsPage
})

const CommissionsPage = lazyPart(
  async () => (await import('../features/money/commissions/commissions-page.tsx')).CommissionsPage,
)

const LedgerPage = lazyPart(async () => (await import('../features/money/ledger/ledger-page.tsx')).LedgerPage)
const StatementsPage = lazyPart(
  async () => (await import('../features/money/statements/statements-page.tsx')).StatementsPage,
)
const StatementAccountPage = lazyPart(
  async () => (await import('../features/money/statements/statement-account-page.tsx')).StatementAccountPage,
)
const PayoutsPage = lazyPart(
  async () => (await import('../features/money/payouts/payouts-page.tsx')).PayoutsPage,
)

const LinksPage = lazyPart(
  async () => (await import('../features/partnerships/links/links-page.tsx')).LinksPage,
)
const PartnerEmbedPage = lazyPart(
  async () => (await import('../features/partnerships/links/partner-embed-page.tsx')).PartnerEmbedPage,
)
const LinkTestPage = lazyPart(
  async () => (await import('../features/partnerships/links/link-test-page.tsx')).LinkTestPage,
)

const ProfilePage = lazyPart(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage)

const TwoStepPage = lazyPart(async () => (await import('../features/profile/two-step-page.tsx')).TwoStepPage)
const OwnHotelsPage = lazyPart(
  async () => (await import('../features/partnerships/hotels/own-hotels-page.tsx')).OwnHotelsPage,
)
const FindPage = lazyPart(async () => (await import('../features/partnerships/find/find-page.tsx')).FindPage)
const RequestsPage = lazyPart(
  async () => (await import('../features/partnerships/requests/requests-page.tsx')).RequestsPage,
)
const AffiliateProfilePage = lazyPart(
  async () =>
    (await import('../features/partnerships/profile/affiliate-profile-page.tsx')).AffiliateProfilePage,
)
const PartnershipsBadge = lazyPart(
  async () => (await import('../features/partnerships/partnerships-badge.tsx')).PartnershipsBadge,
)
const UsersBadge = lazyPart(async () => (await import('../features/users/users-badge.tsx')).UsersBadge)
const UsersPage = lazyPart(async () => (await import('../features/users/users-page.tsx')).UsersPage)
const PersonPage = lazyPart(async () => (await import('../features/users/person-page.tsx')).PersonPage)
const AuditPage = lazyPart(async () => (await import('../features/users/audit-page.tsx')).AuditPage)
const AllPartnershipsPage = lazyPart(
  async () => (await import('../features/users/partnerships/partnerships-page.tsx')).PartnershipsPage,
)
const DisputesPage = lazyPart(
  async () => (await import('../features/money/disputes/disputes-page.tsx')).DisputesPage,
)
const SignalsPage = lazyPart(
  async () => (await import('../features/users/signals/signals-page.tsx')).SignalsPage,
)
const NotificationsPage = lazyPart(
  async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
)
const PreferencesCard = lazyPart(
  async () => (await import('../features/notifications/preferences-card.tsx')).PreferencesCard,
)
const SettingsPage = lazyPart(
  async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
)

/** Large, and needed only by an administrator who writes the next version. */
async function firstLegalText(document: LegalDocument): Promise<string> {
  return (await import('../features/legal/first-text.ts')).firstText(document)
}

const DashboardPage = lazyPart(
  async () => (await import('../features/analytics/dashboard-page.tsx')).DashboardPage,
)
const ActivityPage = lazyPart(
  async () => (await import('../features/analytics/activity-page.tsx')).ActivityPage,
)

const AnalyticsPage = lazyPart(
  async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
)

const PerformancePage = lazyPart(
  async () => (await import('../features/performance/performance-page.tsx')).PerformancePage,
)

const HoldsPage = lazyPart(async () => (await import('../features/money/holds/holds-page.tsx')).HoldsPage)
const OwnHoldPage = lazyPart(
  async () => (await import('../features/money/holds/own-hold-page.tsx')).OwnHoldPage,
)
const EarningsPage = lazyPart(async () => (await import('./earnings-page.tsx')).EarningsPage)
const EarningsStaysPage = lazyPart(
  async () => (await import('../features/performance/earnings/stays-page.tsx')).EarningsStaysPage,
)
const StatementPage = lazyPart(
  async () => (await import('../features/performance/earnings/statement-page.tsx')).StatementPage,
)
const PayoutDetailsPage = lazyPart(
  async () => (await import('../features/money/payout-details/payout-details-page.tsx')).PayoutDetailsPage,
)

const ReceiptPage = lazyPart(
  async () => (await import('../features/money/receipt/receipt-page.tsx')).ReceiptPage,
)

/** A page, the roles that may see it (everybody if none are named) and the chunk to fetch for it. */
type GuardedPage = {
  roles?: readonly UserType[]
  part: { preload: () => Promise<unknown> }
  page: ReactElement
}

const hotelSide = ['hotel', 'admin'] as const

const places: Record<SignedInPath, GuardedPage> = {
  '/dashboard': { part: DashboardPage, page: <DashboardPage /> },
  '/dashboard/activity': {
    part: ActivityPage,
    page: (
      <LaunchGate name="insights" title="Activity">
        <ActivityPage />
      </LaunchGate>
    ),
  },
  '/profile': {
    part: ProfilePage,
    page: (
      <LaunchGate name="profile" title="Profile">
        <ProfilePage />
      </LaunchGate>
    ),
  },
  '/two-step': { part: TwoStepPage, page: <TwoStepPage /> },
  '/settings': {
    part: SettingsPage,
    page: <SettingsPage notifications={<PreferencesCard />} firstLegalText={firstLegalText} />,
  },
  '/notifications': { part: NotificationsPage, page: <NotificationsPage /> },
  '/hotels': { roles: hotelSide, part: HotelListPage, page: <HotelListPage /> },
  '/hotels/create': {
    roles: hotelSide,
    part: HotelCreatePage,
    page: hotelPage('Add hotel', <HotelCreatePage />),
  },
  '/hotels/import': {
    roles: hotelSide,
    part: HotelImportPage,
    page: hotelPage('Import hotels', <HotelImportPage />),
  },
  '/hotels/:id': { roles: hotelSide, part: HotelPage, page: hotelPage('Hotel', <HotelPage />) },
  '/hotels/:id/edit': {
    roles: hotelSide,
    part: HotelEditPage,
    page: hotelPage('Edit hotel', <HotelEditPage />),
  },
  '/hotels/:id/embed': {
    roles: hotelSide,
    part: HotelEmbedPage,
    page: hotelPage('Put it on your site', <HotelEmbedPage />),
  },
  '/hotels/:id/rates': {
    roles: hotelSide,
    part: RatesPage,
    page: hotelPage('Rates & availability', <RatesPage />),
  },
  '/hotels/:id/partners/boost': {
    roles: hotelSide,
    part: HotelBoostPage,
    page: partnershipPage('Boost empty nights', <HotelBoostPage />),
  },
  '/hotels/:id/partners': {
    roles: hotelSide,
    part: HotelPartnersPage,
    page: (
      <LaunchGate name="partnerships" title="Partners">
        <HotelPartnersPage />
      </LaunchGate>
    ),
  },
  '/hotels/:id/statements': {
    roles: hotelSide,
    part: HotelStatementsPage,
    page: partnershipPage('Statements', <HotelStatementsPage />),
  },
  '/hotels/:id/statements/:month': {
    roles: hotelSide,
    part: HotelStatementPage,
    page: partnershipPage('Statement', <HotelStatementPage />),
  },
  '/partners': {
    roles: hotelSide,
    part: PartnerListPage,
    page: (
      <LaunchGate name="partnerships" title="Partners">
        <PartnerListPage />
      </LaunchGate>
    ),
  },
  '/bookings/holds': {
    roles: ['admin'],
    part: HoldsPage,
    page: partnershipPage('Holds', <HoldsPage />),
  },
  '/bookings/disputes': {
    roles: ['admin'],
    part: DisputesPage,
    page: partnershipPage('Disputes', <DisputesPage />),
  },
  '/bookings/commissions': {
    roles: ['admin'],
    part: CommissionsPage,
    page: partnershipPage('Commissions', <CommissionsPage />),
  },
  '/bookings/payouts': {
    roles: ['admin'],
    part: PayoutsPage,
    page: partnershipPage('Payouts', <PayoutsPage />),
  },
  '/bookings/payouts/:month': {
    roles: ['admin'],
    part: PayoutsPage,
    page: partnershipPage('Payouts', <PayoutsPage />),
  },
  '/bookings/ledger': {
    roles: ['admin'],
    part: LedgerPage,
    page: partnershipPage('Ledger', <LedgerPage />),
  },
  '/bookings/statements': {
    roles: ['admin'],
    part: StatementsPage,
    page: partnershipPage('Statements', <StatementsPage />),
  },
  '/bookings/statements/:id': {
    roles: ['admin'],
    part: StatementAccountPage,
    page: partnershipPage('Statement', <StatementAccountPage />),
  },
  '/bookings/*': {
    roles: hotelSide,
    part: BookingsPage,
    page: (
      <LaunchGate name="bookings" title="Bookings">
        <BookingsPage />
      </LaunchGate>
    ),
  },
  '/partnerships': {
    roles: ['affiliate'],
    part: OwnHotelsPage,
    page: partnershipPage('Partnerships', <OwnHotelsPage />),
  },
  '/partnerships/find': {
    roles: ['affiliate'],
    part: FindPage,
    page: partnershipPage('Find hotels', <FindPage />),
  },
  '/partnerships/requests': {
    roles: ['affiliate'],
    part: RequestsPage,
    page: partnershipPage('Requests', <RequestsPage />),
  },
  '/partnerships/profile': {
    roles: ['affiliate'],
    part: AffiliateProfilePage,
    page: partnershipPage('Your profile for hotels', <AffiliateProfilePage />),
  },
  '/partnerships/offers': {
    roles: ['affiliate'],
    part: OffersPage,
    page: partnershipPage('Offers', <OffersPage />),
  },
  '/partnerships/:id': {
    roles: ['affiliate'],
    part: LinksPage,
    page: partnershipPage('Links', <LinksPage />),
  },
  '/partnerships/:id/embed': {
    roles: ['affiliate'],
    part: PartnerEmbedPage,
    page: partnershipPage('Put it on your site', <PartnerEmbedPage />),
  },
  '/partnerships/:id/links/:linkId/test': {
    roles: ['affiliate'],
    part: LinkTestPage,
    page: partnershipPage('Test my link', <LinkTestPage />),
  },
  '/performance': {
    roles: ['affiliate'],
    part: PerformancePage,
    page: (
      <LaunchGate name="partnerships" title="Performance">
        <PerformancePage />
      </LaunchGate>
    ),
  },
  '/performance/earnings/holds/:id': {
    roles: ['affiliate'],
    part: OwnHoldPage,
    page: partnershipPage('Earnings', <OwnHoldPage />),
  },
  '/performance/earnings': {
    roles: ['affiliate'],
    part: EarningsPage,
    page: partnershipPage('Earnings', <EarningsPage />),
  },
  '/performance/earnings/stays': {
    roles: ['affiliate'],
    part: EarningsStaysPage,
    page: partnershipPage('Earnings', <EarningsStaysPage />),
  },
  '/performance/earnings/statements/:id': {
    roles: ['affiliate'],
    part: StatementPage,
    page: partnershipPage('Earnings', <StatementPage />),
  },
  '/performance/earnings/details': {
    roles: ['affiliate'],
    part: PayoutDetailsPage,
    page: (
      <LaunchGate name="payouts" title="Payout details">
        <PayoutDetailsPage />
      </LaunchGate>
    ),
  },
  '/commissions/:bookingId': { part: ReceiptPage, page: partnershipPage('Commission', <ReceiptPage />) },
  '/users': { roles: ['admin'], part: UsersPage, page: <UsersPage /> },
  '/users/audit': { roles: ['admin'], part: AuditPage, page: <AuditPage /> },
  '/users/partnerships': {
    roles: ['admin'],
    part: AllPartnershipsPage,
    page: (
      <LaunchGate name="partnerships" title="Partnerships">
        <AllPartnershipsPage />
      </LaunchGate>
    ),
  },
  '/users/signals': {
    roles: ['admin'],
    part: SignalsPage,
    page: (
      <LaunchGate name="partnerships" title="Signals">
        <SignalsPage />
      </LaunchGate>
    ),
  },
  '/users/:id': { roles: ['admin'], part: PersonPage, page: <PersonPage /> },
  '/analytics': { roles: ['admin'], part: AnalyticsPage, page: <AnalyticsPage /> },
}

function hotelPage(title: string, page: ReactElement): ReactElement {
  return (
    <LaunchGate name="hotelPages" title={title}>
      {page}
    </LaunchGate>
  )
}

function partnershipPage(title: string, page: ReactElement): ReactElement {
  return (
    <LaunchGate name="partnerships" title={title}>
      {page}
    </LaunchGate>
  )
}

/** Shown only where the sidebar has the item. */
const badges = {
  '/partnerships': (
    <Suspense>
      <PartnershipsBadge />
    </Suspense>
  ),
  '/users': (
    <Suspense>
      <UsersBadge />
    </Suspense>
  ),
}

/** Lives as long as one sign-in: the next user never sees what was cached for the last. */
export function SignedInArea() {
  const [client] = useState(createQueryClient)
  useFormats(useUser().profile)
  useEffect(() => refreshWhenBack(client), [client])
  useEffect(() => refreshWhenTold(client), [client])
  useLiveConnection()
  useLive((event) => {
    if (event.type === 'platform' || hasMissed(event)) void rereadPlatform()
  })
  return (
    <QueryClientProvider client={client}>
      <AppShell
        bell={<NotificationsBell />}
        badges={badges}
        notice={
          <>
            <MfaNotice />
            <LegalNotice />
          </>
        }
      />
      <ConfirmIdentity />
    </QueryClientProvider>
  )
}

export function SignedInPage({ path }: { path: SignedInPath }) {
  const { page, roles } = places[path]
  return (
    <RequireAuth key={path} {...(roles && { roles })}>
      {page}
    </RequireAuth>
  )
}

export function partOf(path: SignedInPath): GuardedPage['part'] {
  return places[path].part
}
