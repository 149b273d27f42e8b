import type { UserType } from '@roomlark/contract/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { NotificationsBell } from '../features/notifications/notifications-bell.tsx'
import { AppShell } from '../features/shell/app-shell.tsx'
import { writeDatesAs } from '../lib/format-date.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { RequireAuth } from '../session/require-auth.tsx'
import { useUser } from '../session/session-context.ts'
import { useLive, useLiveConnection } from '../session/use-live.ts'
import { rereadPlatform } from '../session/use-platform.ts'
import { LaunchGate } from './launch-gate.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { MfaNotice } from './mfa-notice.tsx'
import type { SignedInPath } from './signed-in-paths.ts'

const ComingSoonPage = lazy(async () => ({
  default: (await import('../features/coming-soon/coming-soon-page.tsx')).ComingSoonPage,
}))

const HotelListPage = lazy(async () => ({
  default: (await import('../features/hotels/hotel-list-page.tsx')).HotelListPage,
}))
const HotelPage = lazy(async () => ({ default: (await import('./hotel-page.tsx')).HotelPage }))
const HotelCreatePage = lazy(async () => ({
  default: (await import('../features/hotels/hotel-create-page.tsx')).HotelCreatePage,
}))
const HotelEditPage = lazy(async () => ({
  default: (await import('../features/hotels/hotel-edit-page.tsx')).HotelEditPage,
}))
const HotelImportPage = lazy(async () => ({
  default: (await import('../features/hotels/hotel-import-page.tsx')).HotelImportPage,
}))
const RatesPage = lazy(async () => ({
  default: (await import('../features/rates/rates-page.tsx')).RatesPage,
}))

const BookingsPage = lazy(async () => ({
  default: (await import('../features/bookings/bookings-page.tsx')).BookingsPage,
}))

const ProfilePage = lazy(async () => ({
  default: (await import('../features/profile/profile-page.tsx')).ProfilePage,
}))

const TwoStepPage = lazy(async () => ({
  default: (await import('../features/profile/two-step-page.tsx')).TwoStepPage,
}))
const UsersBadge = lazy(async () => ({
  default: (await import('../features/users/users-badge.tsx')).UsersBadge,
}))
const UsersPage = lazy(async () => ({
  default: (await import('../features/users/users-page.tsx')).UsersPage,
}))
const PersonPage = lazy(async () => ({
  default: (await import('../features/users/person-page.tsx')).PersonPage,
}))
const AuditPage = lazy(async () => ({
  default: (await import('../features/users/audit-page.tsx')).AuditPage,
}))
const NotificationsPage = lazy(async () => ({
  default: (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
}))
const PreferencesCard = lazy(async () => ({
  default: (await import('../features/notifications/preferences-card.tsx')).PreferencesCard,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}))

const DashboardPage = lazy(async () => ({
  default: (await import('../features/analytics/dashboard-page.tsx')).DashboardPage,
}))
const ActivityPage = lazy(async () => ({
  default: (await import('../features/analytics/activity-page.tsx')).ActivityPage,
}))

const AnalyticsPage = lazy(async () => ({
  default: (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
}))

/** Who may see a page, where not everybody may, and the page. */
type Place = { roles?: readonly UserType[]; page: ReactElement }

const hotelSide = ['hotel', 'admin'] as const

const places: Record<SignedInPath, Place> = {
  '/dashboard': { page: <DashboardPage /> },
  '/dashboard/activity': { page: <ActivityPage /> },
  '/profile': {
    page: (
      <LaunchGate name="profile" title="Profile">
        <ProfilePage />
      </LaunchGate>
    ),
  },
  '/two-step': { page: <TwoStepPage /> },
  '/settings': { page: <SettingsPage notifications={<PreferencesCard />} /> },
  '/notifications': { page: <NotificationsPage /> },
  '/hotels': { roles: hotelSide, page: <HotelListPage /> },
  '/hotels/create': { roles: hotelSide, page: hotelPage('Add hotel', <HotelCreatePage />) },
  '/hotels/import': { roles: hotelSide, page: hotelPage('Import hotels', <HotelImportPage />) },
  '/hotels/:id': { roles: hotelSide, page: hotelPage('Hotel', <HotelPage />) },
  '/hotels/:id/edit': { roles: hotelSide, page: hotelPage('Edit hotel', <HotelEditPage />) },
  '/hotels/:id/rates': { roles: hotelSide, page: hotelPage('Rates & availability', <RatesPage />) },
  '/bookings/*': {
    roles: hotelSide,
    page: (
      <LaunchGate name="bookings" title="Bookings">
        <BookingsPage />
      </LaunchGate>
    ),
  },
  '/partnerships': { roles: ['affiliate'], page: <ComingSoonPage title="Partnerships" /> },
  '/performance': { roles: ['affiliate'], page: <ComingSoonPage title="Performance" /> },
  '/users': { roles: ['admin'], page: <UsersPage /> },
  '/users/audit': { roles: ['admin'], page: <AuditPage /> },
  '/users/:id': { roles: ['admin'], page: <PersonPage /> },
  '/analytics': { roles: ['admin'], page: <AnalyticsPage /> },
}

function hotelPage(title: string, page: ReactElement): ReactElement {
  return (
    <LaunchGate name="hotelPages" title={title}>
      {page}
    </LaunchGate>
  )
}

/** Shown only where the sidebar has the item. */
const badges = {
  '/users': (
    <Suspense>
      <UsersBadge />
    </Suspense>
  ),
}

/** Lives as long as one sign-in: the next user never sees what was cached for the last. */
export function SignedInArea() {
  const [client] = useState(createQueryClient)
  writeDatesAs(useUser().profile)
  useLiveConnection()
  useLive(({ type }) => {
    if (type === 'platform' || type === 'ready') void rereadPlatform()
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
    </QueryClientProvider>
  )
}

export function SignedInPage({ path }: { path: SignedInPath }) {
  const { page, ...guard } = places[path]
  return (
    <RequireAuth key={path} {...guard}>
      {page}
    </RequireAuth>
  )
}
