import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { type Bench, MissingTool } from './bench.ts'
import { createHotels } from './grid-data.ts'
import { type Scroll, scrollAcross, whenGridShows } from './grid-page.ts'
import { Figures } from './measure.ts'

const labels = { large: '40 types × 365 nights', small: '4 types × 30 nights' }

const figuresOf: Record<string, (scroll: Scroll) => number> = {
  'median time of a frame while scrolling across (ms)': ({ frames }) => at(frames, 0.5),
  '95th percentile of it (ms)': ({ frames }) => at(frames, 0.95),
  'work of the page for each frame (ms)': ({ workMs }) => workMs,
  'from the address to the first cells (ms)': ({ shownMs }) => shownMs,
  'elements in the page': ({ elements }) => elements,
  'cells drawn': ({ cells }) => cells,
}

export const grid: Bench = {
  name: 'grid',
  title: 'The rates grid',
  about:
    'A real Chromium, without a graphics processor, scrolls the grid to and fro, 40 pixels a frame: a large one and, in turn, a small one.',
  async run({ lab, quick, runs, say }) {
    const executablePath = await findBrowser().catch(() => undefined)
    const { url, data: hotels } = await lab.database('grid', createHotels)
    const server = await lab.serve(url)
    const browser = await launch(executablePath)
    const figures = new Figures()
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const cookies = { token: hotels.token, 'cookie-consent': 'true' }
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
      )
      const small = `${server.url}/hotels/${hotels.small}/rates?period=month`
      const large = `${server.url}/hotels/${hotels.large}/rates?period=nights`
      const frames = quick ? 30 : 240
      // The first visits only warm up.
      for (let run = quick ? 1 : 0; run <= runs; run += 1) {
        say(`  round ${run} of ${runs}`)
        const seen = {
          small: await visit(context, small, frames),
          large: await visit(context, large, frames),
        }
        if (run === 0) continue
        for (const [name, pick] of Object.entries(figuresOf)) {
          const [more, less] = [pick(seen.large), pick(seen.small)]
          figures.add(name, { [labels.large]: more, [labels.small]: less, ratio: more / less })
        }
      }
    } finally {
      await browser.close()
      await server.stop()
    }
    await lab.drop('grid')
    const columns = [
      { title: labels.large, digits: 1 },
      { title: labels.small, digits: 1 },
      { title: 'ratio', unit: '×', better: 'lower' as const },
    ]
    return {
      sizes: `${labels.large} and ${labels.small}`,
      tables: [{ title: 'rates grid', columns, rows: figures.rows([labels.large, labels.small, 'ratio']) }],
    }
  },
}

async function launch(executablePath: string | undefined) {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  try {
    return await chromium.launch({ ...(executablePath && { executablePath }), args })
  } catch {
    throw new MissingTool('There is no Chromium on this machine: apt-get install chromium')
  }
}

async function visit(context: BrowserContext, address: string, frames: number): Promise<Scroll> {
  const page = await context.newPage()
  try {
    await page.addInitScript(whenGridShows)
    await page.goto(address)
    return await scrollAcross(page, frames)
  } finally {
    await page.close()
  }
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
