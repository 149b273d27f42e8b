import type { LegalDocument } from '@roomlark/contract/legal'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
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
import { type GuardedPage, hotelPage, hotelSide } from './guarded-page.tsx'
import { LaunchGate } from './launch-gate.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { MfaNotice } from './mfa-notice.tsx'
import { moneyPages } from './money-pages.tsx'
import { partnershipPages } from './partnership-pages.tsx'
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
const HotelImportPage = lazyPart(
  async () => (await import('../features/hotels/import/hotel-import-page.tsx')).HotelImportPage,
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

const ProfilePage = lazyPart(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage)

const TwoStepPage = lazyPart(async () => (await import('../features/profile/two-step-page.tsx')).TwoStepPage)
const PartnershipsBadge = lazyPart(
  async () => (await import('../features/partnerships/partnerships-badge.tsx')).PartnershipsBadge,
)
const UsersBadge = lazyPart(async () => (await import('../features/users/users-badge.tsx')).UsersBadge)
const UsersPage = lazyPart(async () => (await import('../features/users/users-page.tsx')).UsersPage)
const PersonPage = lazyPart(async () => (await import('../features/users/person-page.tsx')).PersonPage)
const AuditPage = lazyPart(async () => (await import('../features/users/audit-page.tsx')).AuditPage)
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
  '/bookings/*': {
    roles: hotelSide,
    part: BookingsPage,
    page: (
      <LaunchGate name="bookings" title="Bookings">
        <BookingsPage />
      </LaunchGate>
    ),
  },
  '/users': { roles: ['admin'], part: UsersPage, page: <UsersPage /> },
  '/users/audit': { roles: ['admin'], part: AuditPage, page: <AuditPage /> },
  '/users/:id': { roles: ['admin'], part: PersonPage, page: <PersonPage /> },
  '/analytics': { roles: ['admin'], part: AnalyticsPage, page: <AnalyticsPage /> },
  ...moneyPages,
  ...partnershipPages,
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
