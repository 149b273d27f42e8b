import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { useUser } from '../../../session/session-context.ts'
import { mayDo } from '../../../session/use-may.ts'
import { BrushCleaning } from '../../../ui/icons/brush-cleaning.ts'
import { Building2 } from '../../../ui/icons/building-2.ts'
import { CalendarDays } from '../../../ui/icons/calendar-days.ts'
import { CalendarRange } from '../../../ui/icons/calendar-range.ts'
import { ChartNoAxesColumn } from '../../../ui/icons/chart-no-axes-column.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { Hourglass } from '../../../ui/icons/hourglass.ts'
import { List } from '../../../ui/icons/list.ts'
import { ReceiptText } from '../../../ui/icons/receipt-text.ts'
import { Star } from '../../../ui/icons/star.ts'
import { Ungroup } from '../../../ui/icons/ungroup.ts'
import { UsersRound } from '../../../ui/icons/users-round.ts'
import { Link } from '../../../ui/link.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useCurrentInView } from '../../../ui/use-current-in-view.ts'
import { carriedParts } from './booking-address.ts'

const views = [
  { to: '/bookings', label: say('List'), Icon: List, needs: 'see-bookings' },
  { to: '/bookings/day', label: say('Day'), Icon: CalendarDays, needs: 'see-bookings' },
  { to: '/bookings/calendar', label: say('Calendar##of rooms'), Icon: CalendarRange, needs: 'see-bookings' },
  { to: '/bookings/housekeeping', label: say('Housekeeping'), Icon: BrushCleaning, needs: 'clean-rooms' },
  { to: '/bookings/groups', label: say('Groups'), Icon: Ungroup, needs: 'see-bookings' },
  { to: '/bookings/waiting', label: say('Waiting##list of guests'), Icon: Hourglass, needs: 'see-bookings' },
  { to: '/bookings/guests', label: say('Guests'), Icon: UsersRound, needs: 'see-bookings' },
  { to: '/bookings/companies', label: say('Companies'), Icon: Building2, needs: 'see-bookings' },
  { to: '/bookings/invoices', label: say('Invoices'), Icon: ReceiptText, needs: 'see-bookings' },
  { to: '/bookings/reviews', label: say('Reviews'), Icon: Star, needs: 'see-bookings' },
  { to: '/bookings/reports', label: say('Reports'), Icon: ChartNoAxesColumn, needs: 'see-books' },
  { to: '/bookings/reports/day', label: say('Day close'), Icon: ChartNoAxesColumn, needs: 'work-desk' },
] as const

/** Views that a desk opens all day stand side by side; more than these would be hard to read. */
const daily: readonly string[] = [
  ...['/bookings', '/bookings/day', '/bookings/calendar', '/bookings/housekeeping'],
  ...['/bookings/groups', '/bookings/guests'],
]

const tab =
  'inline-flex h-[34px] items-center justify-center gap-[7px] rounded-[8px] px-3.5 text-[14px] font-[540] whitespace-nowrap max-md:h-10 max-md:px-2.5 @max-[54rem]:px-2.5'

/** The views of bookings. What is opened less often is in a menu, and beside the others while it is open. */
export function BookingsViews() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  // Profiles and invoices belong to owners, so administrators have no view of them.
  const isShown = (to: string) =>
    ((to !== '/bookings/guests' && to !== '/bookings/invoices') || user.userType === 'hotel') &&
    // People who see the books find the day close among the other reports.
    (to !== '/bookings/reports/day' || !mayDo(user, 'see-books'))
  const shown = views.filter(({ to, needs }) => isShown(to) && mayDo(user, needs))
  // A report is one of several pages of its view.
  const current = shown.find(
    ({ to }) => pathname === to || (to === '/bookings/reports' && pathname.startsWith(`${to}/`)),
  )?.to
  const isBeside = (to: string) => shown.length <= daily.length + 1 || daily.includes(to) || to === current
  const others = shown.filter(({ to }) => !isBeside(to))
  const nav = useCurrentInView(current ?? '')
  const makeAddress = (to: string) => ({ pathname: to, search: carriedParts(search) })
  return (
    <nav
      aria-label={say('Views')}
      className="inline-flex max-w-full min-w-0 rounded-[10px] bg-sunken p-[3px] max-md:w-full"
    >
      <span ref={nav} className="flex min-w-0 grow gap-0.5 overflow-x-auto">
        {shown
          .filter(({ to }) => isBeside(to))
          .map(({ to, label, Icon }) => (
            <Link
              key={to}
              data-tab={to}
              aria-current={to === current ? 'page' : undefined}
              to={makeAddress(to)}
              className={cx(
                tab,
                'max-md:grow',
                to === current
                  ? 'bg-surface text-text shadow-xs dark:bg-raised'
                  : 'text-muted transition-colors hover:text-text',
              )}
            >
              <Icon aria-hidden="true" className="size-4 @max-[72rem]:hidden" />
              {label}
            </Link>
          ))}
      </span>
      {others.length > 0 ? (
        <Menu
          label={say('More views')}
          trigger={
            <button
              type="button"
              className={cx(tab, 'ml-0.5 shrink-0 gap-1! text-muted transition-colors hover:text-text')}
            >
              {say('More')}
              <ChevronDown aria-hidden="true" className="size-4" />
            </button>
          }
        >
          {others.map(({ to, label, Icon }) => (
            <MenuItem key={to} onSelect={() => void navigate(makeAddress(to))}>
              <Icon aria-hidden="true" />
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </nav>
  )
}
