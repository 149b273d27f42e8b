import { say } from '@roomlark/contract/say'
import { useOpenHoldCount } from '../../../data/commission-holds.ts'
import { useUser } from '../../../session/session-context.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

/** Each page of administrators about money has a line here and one below, in the order of the tabs. */
const tabs = {
  bookings: say('Bookings'),
  commissions: say('Commissions'),
  statements: say('Statements'),
  disputes: say('Disputes'),
  payouts: say('Payouts'),
  holds: say('Holds'),
  ledger: say('Ledger'),
  bank: say('Bank'),
} as const
type MoneyTab = keyof typeof tabs

const paths: Record<MoneyTab, string> = {
  bookings: '/bookings',
  commissions: '/bookings/commissions',
  statements: '/bookings/statements',
  disputes: '/bookings/disputes',
  payouts: '/bookings/payouts',
  holds: '/bookings/holds',
  ledger: '/bookings/ledger',
  bank: '/bookings/bank',
}

/**
 * Bookings, and what becomes of the money that partners bring; for administrators only. Without partnerships there is no
 * such money.
 */
export function AdminMoneyTabs({ current }: { current: MoneyTab }) {
  const { platform } = usePlatform()
  const isAdmin = useUser().userType === 'admin'
  const isShown = isAdmin && platform?.switches.partnerships === 'open'
  const holds = useOpenHoldCount(isShown)
  if (!isShown) return null
  return (
    <TabLinks
      label={say('Bookings and money')}
      tabs={tabs}
      current={current}
      toTab={(tab) => paths[tab]}
      counts={{ holds }}
    />
  )
}
