import { say } from '@roomlark/contract/say'
import { createContext, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { May } from '../../../session/may.tsx'
import { useUser } from '../../../session/session-context.ts'
import { mayDo } from '../../../session/use-may.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { BrushCleaning } from '../../../ui/icons/brush-cleaning.ts'
import { CalendarDays } from '../../../ui/icons/calendar-days.ts'
import { CalendarRange } from '../../../ui/icons/calendar-range.ts'
import { ChartNoAxesColumn } from '../../../ui/icons/chart-no-axes-column.ts'
import { Hourglass } from '../../../ui/icons/hourglass.ts'
import { List } from '../../../ui/icons/list.ts'
import { Plus } from '../../../ui/icons/plus.ts'
import { ReceiptText } from '../../../ui/icons/receipt-text.ts'
import { Star } from '../../../ui/icons/star.ts'
import { Ungroup } from '../../../ui/icons/ungroup.ts'
import { UsersRound } from '../../../ui/icons/users-round.ts'
import { Link } from '../../../ui/link.tsx'
import { useCurrentInView } from '../../../ui/use-current-in-view.ts'
import { carriedParts, readHotelId, withParts } from './booking-address.ts'

/** Tabs of administrators below the title of every view, which belong to another feature. */
export const BookingsTabs = createContext<ReactNode>(null)

const views = [
  { to: '/bookings', label: say('List'), Icon: List, needs: 'see-bookings' },
  { to: '/bookings/day', label: say('Day'), Icon: CalendarDays, needs: 'see-bookings' },
  { to: '/bookings/calendar', label: say('Calendar##of rooms'), Icon: CalendarRange, needs: 'see-bookings' },
  { to: '/bookings/housekeeping', label: say('Housekeeping'), Icon: BrushCleaning, needs: 'clean-rooms' },
  { to: '/bookings/groups', label: say('Groups'), Icon: Ungroup, needs: 'see-bookings' },
  { to: '/bookings/waiting', label: say('Waiting##list of guests'), Icon: Hourglass, needs: 'see-bookings' },
  { to: '/bookings/guests', label: say('Guests'), Icon: UsersRound, needs: 'see-bookings' },
  { to: '/bookings/invoices', label: say('Invoices'), Icon: ReceiptText, needs: 'see-bookings' },
  { to: '/bookings/reviews', label: say('Reviews'), Icon: Star, needs: 'see-bookings' },
  { to: '/bookings/reports', label: say('Reports'), Icon: ChartNoAxesColumn, needs: 'see-books' },
  { to: '/bookings/reports/day', label: say('Day close'), Icon: ChartNoAxesColumn, needs: 'work-desk' },
] as const

type BookingsHeadProps = {
  subtitle: string
  /** False where nobody takes bookings, as on the phones of those who clean rooms. */
  hasNew?: boolean
  children?: ReactNode
}

/** The title of the page, its views, and the way to a new booking. */
export function BookingsHead({ subtitle, hasNew = true, children }: BookingsHeadProps) {
  const { pathname, search } = useLocation()
  const tabs = use(BookingsTabs)
  const user = useUser()
  // Profiles and invoices belong to owners, so administrators have no view of them.
  const isShown = (to: string) =>
    ((to !== '/bookings/guests' && to !== '/bookings/invoices') || user.userType === 'hotel') &&
    // People who see the books find the day close among the other reports.
    (to !== '/bookings/reports/day' || !mayDo(user, 'see-books'))
  const shown = views.filter(({ to, needs }) => isShown(to) && mayDo(user, needs))
  const hotelId = readHotelId(search)
  // A report is one of several pages of its view.
  const current = shown.find(
    ({ to }) => pathname === to || (to === '/bookings/reports' && pathname.startsWith(`${to}/`)),
  )?.to
  const nav = useCurrentInView(current ?? '')
  return (
    <>
      {/* Beside an open panel the views have no room for icons. */}
      <div className="@container mb-[18px] md:mb-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
          <div className="min-w-0">
            <h1 className="max-md:text-[26px] max-md:leading-8">{say('Bookings')}</h1>
            <p role="status" className="mt-1 min-h-[22px] text-muted">
              {subtitle}
            </p>
          </div>
          <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2.5 max-md:w-full">
            {children}
            <nav
              ref={nav}
              aria-label={say('Views')}
              className="inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] bg-sunken p-[3px] max-md:grow"
            >
              {shown.map(({ to, label, Icon }) => (
                <Link
                  key={to}
                  data-tab={to}
                  aria-current={to === current ? 'page' : undefined}
                  to={{ pathname: to, search: carriedParts(search) }}
                  className={cx(
                    'inline-flex h-[34px] items-center justify-center gap-[7px] rounded-[8px] px-3.5 text-[14px] font-[540] whitespace-nowrap max-md:h-10 max-md:grow max-md:px-2.5 @max-[54rem]:px-2.5',
                    to === current
                      ? 'bg-surface text-text shadow-xs dark:bg-raised'
                      : 'text-muted transition-colors hover:text-text',
                  )}
                >
                  <Icon aria-hidden="true" className="size-4 @max-[72rem]:hidden" />
                  {label}
                </Link>
              ))}
            </nav>
            {hasNew ? (
              <May do="work-desk" {...(hotelId && { at: hotelId })}>
                <ButtonLink to={`/bookings/new${withParts('', { hotel: hotelId })}`} className="max-md:px-4">
                  <Plus aria-hidden="true" className="size-[18px]" />
                  <span>
                    {sayRich('New<span> booking</span>', {
                      span: (text) => <span className="max-md:sr-only">{text}</span>,
                    })}
                  </span>
                </ButtonLink>
              </May>
            ) : null}
          </div>
        </div>
      </div>
      {tabs}
    </>
  )
}
