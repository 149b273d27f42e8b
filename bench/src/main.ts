import { parseArgs } from 'node:util'
import { benchBookings } from './bookings.ts'
import { benchClicks } from './clicks.ts'
import { benchDashboard } from './dashboard.ts'
import { benchGrid } from './grid.ts'
import { benchGuestPages } from './guest-pages.ts'
import { benchHotels } from './hotels.ts'
import { benchMemory } from './memory.ts'
import { benchMoney } from './money.ts'
import { benchPerformance } from './performance.ts'
import { benchSearch } from './search.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const benches: Record<string, () => Promise<string>> = {
  hotels: benchHotels,
  bookings: benchBookings,
  clicks: benchClicks,
  dashboard: benchDashboard,
  grid: benchGrid,
  'guest-pages': benchGuestPages,
  memory: benchMemory,
  money: () => benchMoney(),
  performance: () => benchPerformance(),
  search: benchSearch,
}
const wanted = positionals.length > 0 ? positionals : Object.keys(benches)

for (const name of wanted) {
  const bench = benches[name]
  if (!bench) throw new Error(`There is no bench ${name}: choose ${Object.keys(benches).join(', ')}.`)
  process.stdout.write(`${await bench()}\n`)
}
