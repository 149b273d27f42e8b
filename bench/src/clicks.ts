import type postgres from 'postgres'
import type { Bench } from './bench.ts'
import { againstFloor, type Pair } from './comparisons.ts'
import type { Lab, Platform } from './lab.ts'
import type { Call } from './load.ts'
import { startProcess } from './processes.ts'
import { growSearch } from './search-data.ts'

const links = 550

export const clicks: Bench = {
  name: 'clicks',
  title: 'Clicks',
  about:
    'Clicks on tracked links, each by a visitor of its own, so that all of them count. The floor is bare node:http with one statement for each click: find the link, insert the click, redirect. It knows no visitors, robots, references or consent. Like the product it has eight connections with up to three queries in flight on each.',
  async run(options) {
    const { lab } = options
    const { url } = await openClicks(lab)
    const table = await againstFloor(options, {
      title: 'clicks on tracked links',
      ours: () => lab.serve(url),
      floor: () => startProcess('bench/src/clicks-floor.ts', '/', { DATABASE_URL: url }),
      pairs: Object.fromEntries(
        [16, 64].map((concurrency): [string, Pair] => [
          `${concurrency} clicks at a time`,
          { ours: follow, floor: follow, concurrency, status: 302 },
        ]),
      ),
      goals: { share: 0.7 },
    })
    await lab.release('clicks')
    return { sizes: `${links.toLocaleString('en')} links`, tables: [table] }
  },
}

export function openClicks(lab: Lab): Promise<Platform<void>> {
  return lab.database('clicks', async (sql, url) => {
    await openLinks(sql)
    await lab.command('search.ts', ['rebuild'], url)
  })
}

async function openLinks(sql: postgres.Sql): Promise<void> {
  await growSearch(sql, 0, links)
  await sql`
    WITH affiliate AS (
      INSERT INTO users (email, user_type, password_hash, email_verified_at)
      VALUES ('affiliate@bench.test', 'affiliate', 'x', now()) RETURNING id
    )
    INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
    SELECT affiliate.id, h.id, 'active', now(), now(), now() FROM affiliate, hotels h`
  await sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
    SELECT id, affiliate_id, hotel_id, 'link' || row_number() OVER (), now() FROM partnerships`
  await sql`VACUUM ANALYZE`
}

let visitors = 0

/** A visitor is told apart by the browser. */
export function follow(): Call {
  visitors += 1
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.${visitors} Safari/537.36`
  return { path: `/r/link${1 + (visitors % links)}`, headers: { 'user-agent': agent } }
}
