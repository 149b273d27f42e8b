import { Id } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { RequirePermission } from '../../../session/require-permission.tsx'
import { useMay } from '../../../session/use-may.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { besidePanel } from '../../../ui/side-panel.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { readBookingId, withParts } from './booking-address.ts'
import { BookingList } from './list/booking-list.tsx'
import { BookingPanel } from './panel/booking-panel.tsx'

const DayPage = lazyPart(async () => (await import('./day/day-page.tsx')).DayPage)
const TapePage = lazyPart(async () => (await import('./calendar/tape-page.tsx')).TapePage)
const GuestsPage = lazyPart(async () => (await import('./guests/guests-page.tsx')).GuestsPage)
const GuestPage = lazyPart(async () => (await import('./guests/guest-page.tsx')).GuestPage)
const ReviewsPage = lazyPart(async () => (await import('./reviews/reviews-page.tsx')).ReviewsPage)
const GroupsPage = lazyPart(async () => (await import('./groups/groups-page.tsx')).GroupsPage)
const GroupPage = lazyPart(async () => (await import('./groups/group-page.tsx')).GroupPage)
const CompaniesPage = lazyPart(async () => (await import('./companies/companies-page.tsx')).CompaniesPage)
const CompanyPage = lazyPart(async () => (await import('./companies/company-page.tsx')).CompanyPage)
const JournalPage = lazyPart(async () => (await import('./invoices/journal-page.tsx')).JournalPage)
const WaitingPage = lazyPart(async () => (await import('./waiting/waiting-page.tsx')).WaitingPage)
const RoomingListPage = lazyPart(async () => (await import('./groups/rooming-list-page.tsx')).RoomingListPage)
const HousekeepingPage = lazyPart(
  async () => (await import('./housekeeping/housekeeping-page.tsx')).HousekeepingPage,
)
const FolioPage = lazyPart(async () => (await import('./folio/folio-page.tsx')).FolioPage)
const ForecastPage = lazyPart(async () => (await import('./reports/forecast-page.tsx')).ForecastPage)
const CashBookPage = lazyPart(async () => (await import('./reports/cash-book-page.tsx')).CashBookPage)
const TaxReportPage = lazyPart(async () => (await import('./reports/tax-report-page.tsx')).TaxReportPage)
const AccountingPage = lazyPart(async () => (await import('./accounting/accounting-page.tsx')).AccountingPage)
const DayClosePage = lazyPart(async () => (await import('./day-close/day-close-page.tsx')).DayClosePage)
const NewBookingPage = lazyPart(async () => (await import('./new/new-booking-page.tsx')).NewBookingPage)

const views = new Map([
  ['/bookings/day', DayPage],
  ['/bookings/calendar', TapePage],
  ['/bookings/housekeeping', HousekeepingPage],
  ['/bookings/new', NewBookingPage],
  ['/bookings/guests', GuestsPage],
  ['/bookings/groups', GroupsPage],
  ['/bookings/waiting', WaitingPage],
  ['/bookings/companies', CompaniesPage],
  ['/bookings/invoices', JournalPage],
  ['/bookings/reviews', ReviewsPage],
  ['/bookings/reports', ForecastPage],
  ['/bookings/reports/cash', CashBookPage],
  ['/bookings/reports/taxes', TaxReportPage],
  ['/bookings/reports/accounting', AccountingPage],
  ['/bookings/reports/day', DayClosePage],
])

/** Fetches the view at an address before it is drawn. */
export async function prepareView(pathname: string): Promise<void> {
  const view = pathname.endsWith('/folio') ? FolioPage : views.get(pathname)
  await view?.preload()
}

export function BookingsPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route index element={<FirstView />} />
        <Route path="day" element={<WithPanel view={<DayPage />} />} />
        <Route path="calendar" element={<WithPanel view={<TapePage />} />} />
        <Route
          path="groups"
          element={
            <RequirePermission permission="see-bookings">
              <GroupsPage />
            </RequirePermission>
          }
        />
        <Route
          path="waiting"
          element={
            <RequirePermission permission="see-bookings">
              <WaitingPage />
            </RequirePermission>
          }
        />
        <Route
          path="invoices"
          element={
            <RequirePermission permission="see-bookings">
              <JournalPage />
            </RequirePermission>
          }
        />
        <Route
          path="companies"
          element={
            <RequirePermission permission="see-bookings">
              <CompaniesPage />
            </RequirePermission>
          }
        />
        <Route
          path="companies/:id"
          element={
            <RequirePermission permission="see-bookings">
              <CompanyPage />
            </RequirePermission>
          }
        />
        <Route path="groups/:id" element={<WithPanel view={<GroupPage />} />} />
        <Route
          path="groups/:id/rooming-list"
          element={
            <RequirePermission permission="work-desk">
              <RoomingListPage />
            </RequirePermission>
          }
        />
        <Route
          path="reviews"
          element={
            <RequirePermission permission="see-bookings">
              <ReviewsPage />
            </RequirePermission>
          }
        />
        <Route path="guests" element={<GuestsPage />} />
        <Route path="guests/:id" element={<WithPanel view={<GuestPage />} />} />
        <Route
          path="housekeeping"
          element={
            <RequirePermission permission="clean-rooms">
              <HousekeepingPage />
            </RequirePermission>
          }
        />
        <Route
          path="new"
          element={
            <RequirePermission permission="work-desk">
              <NewBookingPage />
            </RequirePermission>
          }
        />
        <Route path="reports" element={<Books page={<ForecastPage />} />} />
        <Route path="reports/cash" element={<Books page={<CashBookPage />} />} />
        <Route path="reports/taxes" element={<Books page={<TaxReportPage />} />} />
        <Route path="reports/accounting" element={<Books page={<AccountingPage />} />} />
        <Route path="reports/day" element={<WithPanel view={<DayClosePage />} />} />
        <Route path=":id" element={<ById />} />
        <Route
          path=":id/folio"
          element={
            <RequirePermission permission="see-bookings">
              <FolioPage />
            </RequirePermission>
          }
        />
        <Route path="*" element={<NoSuchView />} />
      </Routes>
    </Suspense>
  )
}

/** People who only clean rooms begin with the rooms. */
function FirstView() {
  const seesBookings = useMay('see-bookings')
  const cleansRooms = useMay('clean-rooms')
  if (!seesBookings && cleansRooms) return <Navigate replace to="/bookings/housekeeping" />
  return <WithPanel view={<BookingList />} />
}

function WithPanel({ view }: { view: ReactNode }) {
  const id = readBookingId(useLocation().search)
  return (
    <RequirePermission permission="see-bookings">
      <div className={cx('flex grow flex-col', id && besidePanel)}>{view}</div>
      {id ? <BookingPanel id={id} /> : null}
    </RequirePermission>
  )
}

function Books({ page }: { page: ReactNode }) {
  return <RequirePermission permission="see-books">{page}</RequirePermission>
}

/** An address from an email or a note: opens the list with this booking. */
function ById() {
  const { id } = useParams()
  const parsed = Id.safeParse(id)
  if (!parsed.success) return <NoSuchView />
  return <Navigate replace to={{ pathname: '/bookings', search: withParts('', { booking: parsed.data }) }} />
}

function NoSuchView() {
  return (
    <>
      <h1 className="sr-only">{say('Bookings')}</h1>
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('Page not found')}
          text={say("Sorry, we couldn't find the page you're looking for.")}
          action={<ButtonLink to="/bookings">{say('Back to bookings')}</ButtonLink>}
        />
      </Card>
    </>
  )
}
