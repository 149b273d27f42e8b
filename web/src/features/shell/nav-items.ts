import type { UserType } from '@roomlark/contract/endpoint'
import {
  Building,
  CalendarCheck,
  ChartNoAxesCombined,
  ChartPie,
  Handshake,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Users,
} from 'lucide-react'

export type NavItem = { label: string; path: string; Icon: LucideIcon }

const dashboard: NavItem = { label: 'Dashboard', path: '/dashboard', Icon: LayoutDashboard }
const hotels: NavItem = { label: 'Hotels', path: '/hotels', Icon: Building }
const bookings: NavItem = { label: 'Bookings', path: '/bookings', Icon: CalendarCheck }

/** spec §2: the sidebar of each account type; the Profile link stands apart, at the bottom. */
export const navItems: Record<UserType, readonly NavItem[]> = {
  hotel: [dashboard, hotels, bookings],
  affiliate: [
    dashboard,
    { label: 'Partnerships', path: '/partnerships', Icon: Handshake },
    { label: 'Performance', path: '/performance', Icon: ChartNoAxesCombined },
  ],
  admin: [
    dashboard,
    { label: 'Users', path: '/users', Icon: Users },
    hotels,
    bookings,
    { label: 'Analytics', path: '/analytics', Icon: ChartPie },
    { label: 'Settings', path: '/settings', Icon: Settings },
  ],
}
