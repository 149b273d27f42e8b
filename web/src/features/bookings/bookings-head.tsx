import { CalendarDays, CalendarRange, List, Plus } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../lib/cx.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { carriedParts, readHotelId, withParts } from './booking-address.ts'
import { BookingsTabs } from './bookings-tabs.ts'

const views = [
  { to: '/bookings', label: 'List', Icon: List },
  { to: '/bookings/day', label: 'Day', Icon: CalendarDays },
  { to: '/bookings/calendar', label: 'Calendar', Icon: CalendarRange },
]

/** The title of the page, its views, and the way to a new booking. */
export function BookingsHead({ subtitle, children }: { subtitle: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const tabs = use(BookingsTabs)
  return (
    <>
      <div className="mb-[18px] flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5 md:mb-6">
        <div className="min-w-0">
          <h1 className="max-md:text-[26px] max-md:leading-8">Bookings</h1>
          <p role="status" className="mt-1 min-h-[22px] text-muted">
            {subtitle}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">
          {children}
          <nav
            aria-label="Views"
            className="inline-flex gap-0.5 rounded-[10px] bg-sunken p-[3px] max-md:grow"
          >
            {views.map(({ to, label, Icon }) => (
              <Link
                key={to}
                aria-current={pathname === to ? 'page' : undefined}
                to={{ pathname: to, search: carriedParts(search) }}
                className={cx(
                  'inline-flex h-[34px] items-center justify-center gap-[7px] rounded-[8px] px-3.5 text-[14px] font-[540] whitespace-nowrap max-md:h-10 max-md:grow max-md:px-2.5',
                  pathname === to
                    ? 'bg-surface text-text shadow-xs dark:bg-raised'
                    : 'text-muted transition-colors hover:text-text',
                )}
              >
                <Icon aria-hidden="true" className="size-4 max-md:hidden" />
                {label}
              </Link>
            ))}
          </nav>
          <ButtonLink
            to={`/bookings/new${withParts('', { hotel: readHotelId(search) })}`}
            className="max-md:px-4"
          >
            <Plus aria-hidden="true" className="size-[18px]" />
            <span>
              New<span className="max-md:sr-only"> booking</span>
            </span>
          </ButtonLink>
        </div>
      </div>
      {tabs}
    </>
  )
}
