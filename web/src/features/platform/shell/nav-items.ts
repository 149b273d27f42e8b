import type { UserType } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'
import type { Icon } from '../../../ui/create-icon.ts'
import { Building } from '../../../ui/icons/building.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { ChartNoAxesCombined } from '../../../ui/icons/chart-no-axes-combined.ts'
import { ChartPie } from '../../../ui/icons/chart-pie.ts'
import { Handshake } from '../../../ui/icons/handshake.ts'
import { LayoutDashboard } from '../../../ui/icons/layout-dashboard.ts'
import { Settings } from '../../../ui/icons/settings.ts'
import { Users } from '../../../ui/icons/users.ts'

export type NavItem = { label: string; path: string; Icon: Icon }

const dashboard: NavItem = { label: say('Dashboard'), path: '/dashboard', Icon: LayoutDashboard }
const hotels: NavItem = { label: say('Hotels'), path: '/hotels', Icon: Building }
const bookings: NavItem = { label: say('Bookings'), path: '/bookings', Icon: CalendarCheck }

/** spec §2: the sidebar of each account type; the Profile link stands apart, at the bottom. */
export const navItems: Record<UserType, readonly NavItem[]> = {
  hotel: [dashboard, hotels, bookings],
  affiliate: [
    dashboard,
    { label: say('Partnerships'), path: '/partnerships', Icon: Handshake },
    { label: say('Performance'), path: '/performance', Icon: ChartNoAxesCombined },
  ],
  admin: [
    dashboard,
    { label: say('Users'), path: '/users', Icon: Users },
    hotels,
    bookings,
    { label: say('Analytics'), path: '/analytics', Icon: ChartPie },
    { label: say('Settings'), path: '/settings', Icon: Settings },
  ],
}
