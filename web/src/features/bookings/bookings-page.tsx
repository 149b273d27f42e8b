import { Id } from '@roomlark/contract/primitives'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { cx } from '../../lib/cx.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { besidePanel } from '../../ui/side-panel.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { readBookingId, withParts } from './booking-address.ts'
import { BookingList } from './list/booking-list.tsx'
import { BookingPanel } from './panel/booking-panel.tsx'

const DayPage = lazyPart(async () => (await import('./day/day-page.tsx')).DayPage)
const TapePage = lazyPart(async () => (await import('./calendar/tape-page.tsx')).TapePage)
const NewBookingPage = lazyPart(async () => (await import('./new/new-booking-page.tsx')).NewBookingPage)

const views = new Map([
  ['/bookings/day', DayPage],
  ['/bookings/calendar', TapePage],
  ['/bookings/new', NewBookingPage],
])

/** Fetches the view at an address before it is drawn. */
export async function prepareView(pathname: string): Promise<void> {
  await views.get(pathname)?.preload()
}

export function BookingsPage() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route index element={<WithPanel view={<BookingList />} />} />
        <Route path="day" element={<WithPanel view={<DayPage />} />} />
        <Route path="calendar" element={<WithPanel view={<TapePage />} />} />
        <Route path="new" element={<NewBookingPage />} />
        <Route path=":id" element={<ById />} />
        <Route path="*" element={<NoSuchView />} />
      </Routes>
    </Suspense>
  )
}

function WithPanel({ view }: { view: ReactNode }) {
  const id = readBookingId(useLocation().search)
  return (
    <>
      <div className={cx('flex grow flex-col', id && besidePanel)}>{view}</div>
      {id ? <BookingPanel id={id} /> : null}
    </>
  )
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
      <h1 className="sr-only">Bookings</h1>
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title="Page not found"
          text="Sorry, we couldn't find the page you're looking for."
          action={<ButtonLink to="/bookings">Back to bookings</ButtonLink>}
        />
      </Card>
    </>
  )
}
