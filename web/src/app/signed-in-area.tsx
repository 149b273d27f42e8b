import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { refreshWhenTold } from '../data/live.ts'
import { FindButton } from '../features/platform/find/find-button.tsx'
import { NotificationsBell } from '../features/platform/notifications/notifications-bell.tsx'
import { AppShell } from '../features/platform/shell/app-shell.tsx'
import { useFormats } from '../lib/formats.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { createQueryClient, refreshWhenBack } from '../lib/query-client.ts'
import { ConfirmIdentity } from '../session/confirm-identity.tsx'
import { RequireAuth } from '../session/require-auth.tsx'
import { RequirePermission } from '../session/require-permission.tsx'
import { useUser } from '../session/session-context.ts'
import { useLanguage } from '../session/use-language.ts'
import { hasMissed, useLive, useLiveConnection } from '../session/use-live.ts'
import { rereadPlatform } from '../session/use-platform.ts'
import { type GuardedPage, hotelPage, hotelSide } from './guarded-page.tsx'
import { LaunchGate } from './launch-gate.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { MfaGate } from './mfa-gate.tsx'
import { moneyPages } from './money-pages.tsx'
import { useOfflineCopy } from './offline/use-offline-copy.ts'
import { partnershipPages } from './partnership-pages.tsx'
import type { SignedInPath } from './signed-in-paths.ts'
import { useOwnAccess } from './use-own-access.ts'
import { usePush } from './use-push.ts'

const HotelListPage = lazyPart(
  async () => (await import('../features/inventory/hotels/list/hotel-list-page.tsx')).HotelListPage,
)
const HotelPage = lazyPart(async () => (await import('./hotel-page.tsx')).HotelPage)
const HotelCreatePage = lazyPart(
  async () => (await import('../features/inventory/hotels/form/hotel-create-page.tsx')).HotelCreatePage,
)
const HotelEditPage = lazyPart(
  async () => (await import('../features/inventory/hotels/form/hotel-edit-page.tsx')).HotelEditPage,
)
const HotelEmbedPage = lazyPart(
  async () => (await import('../features/inventory/hotels/embed/hotel-embed-page.tsx')).HotelEmbedPage,
)
const BringInPage = lazyPart(
  async () => (await import('../features/inventory/hotels/bring-in/bring-in-page.tsx')).BringInPage,
)
const ArrivalsPage = lazyPart(
  async () => (await import('../features/inventory/hotels/arrivals/arrivals-page.tsx')).ArrivalsPage,
)
const InvoicingPage = lazyPart(
  async () => (await import('../features/inventory/hotels/invoicing/invoicing-page.tsx')).InvoicingPage,
)
const LettersPage = lazyPart(
  async () => (await import('../features/inventory/hotels/letters/letters-page.tsx')).LettersPage,
)
const HotelImportPage = lazyPart(
  async () => (await import('../features/inventory/hotels/import/hotel-import-page.tsx')).HotelImportPage,
)
const RatesPage = lazyPart(async () => (await import('../features/inventory/rates/rates-page.tsx')).RatesPage)

const BookingsPage = lazyPart(async () => {
  const [{ BookingsPage }, { prepareView }] = await Promise.all([
    import('./bookings-page.tsx'),
    import('../features/bookings/bookings/bookings-page.tsx'),
  ])
  await prepareView(window.location.pathname)
  return BookingsPage
})

const ProfilePage = lazyPart(
  async () => (await import('../features/accounts/profile/profile-page.tsx')).ProfilePage,
)

const TwoStepPage = lazyPart(
  async () => (await import('../features/accounts/profile/two-step-page.tsx')).TwoStepPage,
)
const PartnershipsBadge = lazyPart(
  async () => (await import('../features/partners/partnerships/partnerships-badge.tsx')).PartnershipsBadge,
)
const UsersBadge = lazyPart(
  async () => (await import('../features/operations/users/users-badge.tsx')).UsersBadge,
)
const UsersPage = lazyPart(
  async () => (await import('../features/operations/users/users-page.tsx')).UsersPage,
)
const PersonPage = lazyPart(
  async () => (await import('../features/operations/users/person-page.tsx')).PersonPage,
)
const AnnouncementsPage = lazyPart(
  async () =>
    (await import('../features/operations/users/announcements/announcements-page.tsx')).AnnouncementsPage,
)
const InvitationsPage = lazyPart(
  async () => (await import('../features/operations/users/invitations/invitations-page.tsx')).InvitationsPage,
)
const AuditPage = lazyPart(
  async () => (await import('../features/operations/users/audit-page.tsx')).AuditPage,
)
const NotificationsPage = lazyPart(
  async () => (await import('../features/platform/notifications/notifications-page.tsx')).NotificationsPage,
)
const NotificationsSection = lazyPart(
  async () =>
    (await import('../features/platform/notifications/notifications-section.tsx')).NotificationsSection,
)
const TeamSection = lazyPart(
  async () => (await import('../features/accounts/team/team-section.tsx')).TeamSection,
)
const CompanySection = lazyPart(
  async () => (await import('../features/accounts/team/company-section.tsx')).CompanySection,
)
const DevelopersSection = lazyPart(
  async () => (await import('../features/operations/developers/developers-section.tsx')).DevelopersSection,
)
const SettingsPage = lazyPart(
  async () => (await import('../features/platform/settings/settings-page.tsx')).SettingsPage,
)

/** Large, and needed only by an administrator who writes the next version. */
async function firstLegalText(document: LegalDocument): Promise<string> {
  return (await import('../guest/legal/first-texts.ts')).firstTexts[document]
}

const DashboardPage = lazyPart(
  async () => (await import('../features/figures/analytics/dashboard-page.tsx')).DashboardPage,
)
const ActivityPage = lazyPart(
  async () => (await import('../features/figures/analytics/activity-page.tsx')).ActivityPage,
)

const AnalyticsPage = lazyPart(
  async () => (await import('../features/figures/analytics/analytics-page.tsx')).AnalyticsPage,
)

const settings = (
  <SettingsPage
    notifications={<NotificationsSection />}
    team={<TeamSection />}
    company={<CompanySection />}
    developers={<DevelopersSection />}
    firstLegalText={firstLegalText}
  />
)

const places: Record<SignedInPath, GuardedPage> = {
  '/dashboard': { permission: 'see-bookings', part: DashboardPage, page: <DashboardPage /> },
  '/dashboard/activity': {
    permission: 'see-bookings',
    part: ActivityPage,
    page: (
      <LaunchGate name="insights" title={say('Activity')}>
        <ActivityPage />
      </LaunchGate>
    ),
  },
  '/profile': {
    part: ProfilePage,
    page: (
      <LaunchGate name="profile" title={say('Profile')}>
        <ProfilePage />
      </LaunchGate>
    ),
  },
  '/two-step': { part: TwoStepPage, page: <TwoStepPage /> },
  '/settings': { part: SettingsPage, page: settings },
  '/settings/team': { roles: ['hotel'], part: SettingsPage, page: settings },
  '/settings/company': { roles: ['hotel'], permission: 'own-hotels', part: SettingsPage, page: settings },
  '/notifications': { part: NotificationsPage, page: <NotificationsPage /> },
  '/hotels': { roles: hotelSide, part: HotelListPage, page: <HotelListPage /> },
  '/hotels/create': {
    roles: hotelSide,
    permission: 'own-hotels',
    part: HotelCreatePage,
    page: hotelPage(say('Add hotel'), <HotelCreatePage />),
  },
  '/hotels/import': {
    roles: hotelSide,
    permission: 'own-hotels',
    part: HotelImportPage,
    page: hotelPage(say('Import hotels'), <HotelImportPage />),
  },
  '/hotels/:id': { roles: hotelSide, part: HotelPage, page: hotelPage(say('Hotel'), <HotelPage />) },
  '/hotels/:id/edit': {
    roles: hotelSide,
    permission: 'change-offer',
    part: HotelEditPage,
    page: hotelPage(say('Edit hotel'), <HotelEditPage />),
  },
  '/hotels/:id/embed': {
    roles: hotelSide,
    permission: 'see-rooms',
    part: HotelEmbedPage,
    page: hotelPage(say('Put it on your site'), <HotelEmbedPage />),
  },
  '/hotels/:id/import': {
    roles: hotelSide,
    part: BringInPage,
    page: hotelPage(say('Import'), <BringInPage />),
  },
  '/hotels/:id/arrivals': {
    roles: ['hotel'],
    permission: 'change-offer',
    part: ArrivalsPage,
    page: hotelPage(say('For arriving guests'), <ArrivalsPage />),
  },
  '/hotels/:id/invoicing': {
    roles: hotelSide,
    permission: 'see-bookings',
    part: InvoicingPage,
    page: hotelPage(say('Hotel details on invoices'), <InvoicingPage />),
  },
  '/hotels/:id/letters': {
    roles: hotelSide,
    permission: 'change-offer',
    part: LettersPage,
    page: hotelPage(say('Letters to guests'), <LettersPage />),
  },
  '/hotels/:id/rates': {
    roles: hotelSide,
    permission: 'see-rooms',
    part: RatesPage,
    page: hotelPage(say('Rates & availability'), <RatesPage />),
  },
  '/bookings/*': {
    roles: hotelSide,
    part: BookingsPage,
    page: (
      <LaunchGate name="bookings" title={say('Bookings')}>
        <BookingsPage />
      </LaunchGate>
    ),
  },
  '/users': { roles: ['admin'], part: UsersPage, page: <UsersPage /> },
  '/users/announcements': { roles: ['admin'], part: AnnouncementsPage, page: <AnnouncementsPage /> },
  '/users/invitations': { roles: ['admin'], part: InvitationsPage, page: <InvitationsPage /> },
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

/**
 * Lives as long as one sign-in with the same rights: neither the next user nor somebody who lost a role sees what was
 * cached before.
 */
export function SignedInArea() {
  return <Area key={JSON.stringify(useUser().membership)} />
}

function Area() {
  const [client] = useState(createQueryClient)
  useOwnAccess()
  usePush(client)
  useFormats(useUser().profile)
  useLanguage(useUser().profile)
  useEffect(() => refreshWhenBack(client), [client])
  useEffect(() => refreshWhenTold(client), [client])
  useOfflineCopy(client)
  useLiveConnection()
  useLive((event) => {
    if (event.type === 'platform' || hasMissed(event)) void rereadPlatform()
  })
  return (
    <QueryClientProvider client={client}>
      <AppShell
        tools={
          <>
            <FindButton />
            <NotificationsBell />
          </>
        }
        badges={badges}
        notice={
          <>
            <MfaGate />
            <LegalNotice />
          </>
        }
      />
      <ConfirmIdentity />
    </QueryClientProvider>
  )
}

export function SignedInPage({ path }: { path: SignedInPath }) {
  const { page, roles, permission } = places[path]
  return (
    <RequireAuth key={path} {...(roles && { roles })}>
      {permission ? <RequirePermission permission={permission}>{page}</RequirePermission> : page}
    </RequireAuth>
  )
}

export function getPagePart(path: SignedInPath): GuardedPage['part'] {
  return places[path].part
}
