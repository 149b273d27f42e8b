import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import postgres from 'postgres'
import { findBrowser } from '../../scripts/browser.mjs'
import { buildWebIfStale } from '../../scripts/web-build.mjs'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { createHotels } from './grid-data.ts'
import { type Scroll, scrollAcross, whenGridShows } from './grid-page.ts'
import { startProcess } from './processes.ts'
import { table } from './table.ts'

const rounds = 5

/** Measures the rates grid in a real browser: forty types by a year, compared with four types by a month. */
export async function benchGrid(): Promise<string> {
  await buildWebIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const hotels = await createHotels(sql)
    const server = await startProcess('server/src/main.ts', '/health/ready', {
      DATABASE_URL: url,
      ROOMLARK_DATA: folder,
    })
    const executablePath = await findBrowser()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    })
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const cookies = { token: hotels.token, 'cookie-consent': 'true' }
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
      )
      const small = `${server.url}/hotels/${hotels.small}/rates?period=month`
      const large = `${server.url}/hotels/${hotels.large}/rates?period=nights`
      return tell(await measure(context, small, large))
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Pair = { small: Scroll; large: Scroll }

/** Takes turns, so that a slow moment of the machine affects both equally; the first visit only warms up. */
async function measure(context: BrowserContext, small: string, large: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`measuring the grid, round ${round} of ${rounds}\n`)
    pairs.push({ small: await visit(context, small), large: await visit(context, large) })
  }
  return pairs.slice(1)
}

async function visit(context: BrowserContext, address: string): Promise<Scroll> {
  const page = await context.newPage()
  try {
    await page.addInitScript(whenGridShows)
    await page.goto(address)
    return await scrollAcross(page)
  } finally {
    await page.close()
  }
}

function tell(pairs: Pair[]): string {
  const row = (name: string, unit: string, pick: (scroll: Scroll) => number) => {
    const [large, small] = [
      median(pairs.map((pair) => pick(pair.large))),
      median(pairs.map((pair) => pick(pair.small))),
    ]
    return [
      name,
      `${(large / small).toFixed(2)}×`,
      `${large.toFixed(1)}${unit}`,
      `${small.toFixed(1)}${unit}`,
    ]
  }
  return table(
    ['rates grid', 'ratio', '40 types × 365 nights', '4 types × 30 nights'],
    [
      row('median time of a frame while scrolling across', ' ms', ({ frames }) => at(frames, 0.5)),
      row('95th percentile of it', ' ms', ({ frames }) => at(frames, 0.95)),
      row('work of the page for each frame', ' ms', ({ workMs }) => workMs),
      row('from the address to the first cells', ' ms', ({ shownMs }) => shownMs),
      row('elements in the page', '', ({ elements }) => elements),
      row('cells drawn', '', ({ cells }) => cells),
    ],
  )
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function median(values: number[]): number {
  return at(values, 0.5)
}
