import type { Bench } from './bench.ts'
import { bookings } from './bookings.ts'
import { clicks } from './clicks.ts'
import { dashboard } from './dashboard.ts'
import { desk } from './desk.ts'
import { grid } from './grid.ts'
import { guestPages } from './guest-pages.ts'
import { hotels } from './hotels.ts'
import { memory } from './memory.ts'
import { money } from './money.ts'
import { pagesOfAccounts } from './pages.ts'
import { payments } from './payments.ts'
import { performanceOfAffiliates } from './performance.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { unitCosts } from './unit-costs.ts'

/** In the order in which docs/performance.md shows them. */
export const benches: Bench[] = [
  hotels,
  bookings,
  search,
  clicks,
  dashboard,
  performanceOfAffiliates,
  desk,
  money,
  memory,
  grid,
  guestPages,
  payments,
  pagesOfAccounts,
  unitCosts,
  start,
]
