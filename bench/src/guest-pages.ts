import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { utcDay } from '@roomlark/contract/dates'
import { addDays } from '../../contract/src/dates.ts'
import type { GuestPage } from '../../contract/src/guest-site/guest-page.ts'
import { inRoot } from '../../scripts/paths.mjs'
import { createCipher } from '../../server/src/adapters/cipher.ts'
import { loadGuestRenderer } from '../../server/src/adapters/guest-renderer.ts'
import { createFolderStore } from '../../server/src/adapters/image-store-folder.ts'
import { createSwitchCache } from '../../server/src/adapters/switch-cache.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import { showHotel } from '../../server/src/guest-site/guest-site/guest-site.service.ts'
import { showLanding, showResults } from '../../server/src/guest-site/guest-site/search/results.service.ts'
import type { Bench, Column, Options } from './bench.ts'
import { browserAt, slowdownFor, visit, withDemo } from './lighthouse.ts'
import { Figures, findMedian, measure, underLoad } from './measure.ts'
import { serveStatic } from './static-page.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const today = utcDay(new Date())
const stay = `checkInOn=${addDays(today, 30)}&checkOutOn=${addDays(today, 33)}&adults=2`
/** A country with several hotels, so that results are listed. */
const found = `place=Italy&${stay}`
const slug = 'villa-marenne'
/** More stays than the server remembers pages of, so that every reader gets a page that nobody else has read. */
const otherStays = Array.from({ length: 300 }, (_, index) => {
  const checkInOn = addDays(today, 10 + (index % 60))
  const checkOutOn = addDays(checkInOn, 1 + Math.floor(index / 60))
  return `/stays/${slug}?checkInOn=${checkInOn}&checkOutOn=${checkOutOn}&adults=2`
})
const pages = {
  '/stays': '/stays',
  '/stays/search': `/stays/search?${found}`,
  '/stays/{slug}': `/stays/${slug}?${stay}`,
}
const say = (line: string) => process.stderr.write(`${line}\n`)

export const guestPages: Bench = {
  name: 'guest-pages',
  title: 'The guest site',
  about:
    'The demo’s pages in a real Chromium under Lighthouse 13.5, mobile, after a visit that warms up; then what rendering a page costs over its data calls, in the same process and on answers read once. Sixteen readers at a time, with keep-alive, get the page of a hotel with dates, the same hotel’s page each for another stay, so that no two share what is read or rendered, and the page of a place, in turn with the same bytes from a bare server in the process that measures. Lighthouse slows a page down four times, which presumes a desktop with a speed of 1500 by its own measure; a slower or busy machine is slowed down less, so that the simulated phone is the same. The search is for a country with several hotels.',
  isNeverQuick: true,
  async run(options) {
    const [figures, readers] = [new Figures(), new Figures()]
    await withDemo(options, async ({ url, folder, stop }) => {
      await measurePages(url, options, figures)
      for (let run = 1; run <= options.runs; run += 1) await measureReaders(url, options, readers)
      await stop()
      for (const [name, ms] of await measureRendering(folder)) figures.add(name, { render: ms })
    })
    const columns = [
      ...categories.map((title) => ({
        title,
        digits: 0,
        better: 'higher' as const,
        goal: title === 'performance' ? 95 : 100,
      })),
      { title: 'largest paint', unit: ' ms', digits: 0 },
      { title: 'layout shift', digits: 3 },
      { title: 'blocking time', unit: ' ms', digits: 0 },
      { title: 'render, p50', unit: ' ms', digits: 1 },
    ]
    const rows = figures.rows([...categories, 'lcp', 'cls', 'tbt', 'render'])
    return {
      sizes: 'the demo',
      tables: [
        { title: 'page', columns, rows },
        { title: 'page, 16 readers', columns: readerColumns, rows: readers.rows(['p50', 'floor', 'ratio']) },
      ],
      notes: [`The script of a page is ${await scriptKb()} KB gzipped; the goal is at most 90.`],
    }
  },
}

const readerColumns: Column[] = [
  { title: 'whole page, p50', unit: ' ms', digits: 1, better: 'lower', goal: 40 },
  { title: 'static file, p50', unit: ' ms', digits: 1 },
  { title: 'ratio', unit: '×', better: 'lower' },
]

const read = {
  '/stays/{slug}': [`/stays/${slug}?${stay}`],
  '/stays/{slug}, each another stay': otherStays,
  '/stays/in/italy/positano': ['/stays/in/italy/positano'],
}

function takeTurns(paths: readonly string[]): () => string {
  let turn = 0
  return () => paths[turn++ % paths.length] ?? ''
}

/** Sixteen at a time read a page, and in turn with it the same bytes from memory. */
async function measureReaders(url: string, options: Options, figures: Figures): Promise<void> {
  const floor = await serveStatic(url)
  const headers = { 'accept-encoding': 'br' }
  try {
    for (const [name, paths] of Object.entries(read)) {
      const [path = ''] = paths
      floor.show(path.replace(/\?.*/, ''), await (await fetch(url + path)).text())
      const next = takeTurns(paths)
      const reading = (at: string) => underLoad({ url: at, call: () => ({ path: next(), headers }) }, options)
      const { page, file } = await measure({ page: reading(url), file: reading(floor.url) }, options)
      figures.add(name, { p50: page.p50, floor: file.p50, ratio: page.p50 / file.p50 })
    }
  } finally {
    floor.stop()
  }
}

async function measurePages(url: string, { runs }: Options, figures: Figures): Promise<void> {
  const port = await freePort()
  const browser = await chromium.launch(await browserAt(port))
  try {
    for (const [name, path] of Object.entries(pages)) {
      // The first visit makes the pictures as AVIF, and is not counted.
      let { index } = await visit(url + path, port, 4, categories)
      for (let run = 1; run <= runs; run += 1) {
        const slowdown = slowdownFor(index)
        const report = await visit(url + path, port, slowdown, categories)
        index = report.index
        say(`${name}, run ${run} of ${runs}: speed ${index}, slowed down ${slowdown.toFixed(1)}×`)
        figures.add(name, Object.fromEntries(report.values))
      }
    }
  } finally {
    await browser.close()
  }
}

/** Over the data calls: their answers are read once, and only what makes a page of them is timed. */
async function measureRendering(folder: string): Promise<Map<string, number>> {
  const source = await startEmbedded({ dataDir: folder, onProgress: () => {} })
  const database = openDatabase(source.url)
  try {
    const render = await loadGuestRenderer(inRoot('web/dist'))
    const ctx = {
      sql: database.pool,
      clock: () => new Date(),
      publicUrl: 'http://localhost',
      mapTiles: null,
      images: await createFolderStore(join(folder, 'media/hotels')),
      cipher: createCipher(Buffer.alloc(32)),
      payments: null,
      preview: false,
      switches: createSwitchCache({ watch: () => () => {} }),
      setup: { startedAt: new Date(), mail: 'folder' as const, pictures: 'folder' as const },
    }
    const visitor = { path: '', query: stay, cookie: '', acceptLanguage: 'en' }
    const shown: [keyof typeof pages, GuestPage][] = [
      ['/stays', (await showLanding(ctx, visitor)).page],
      ['/stays/search', (await showResults(ctx, { ...visitor, query: found })).page],
      ['/stays/{slug}', (await showHotel(ctx, slug, visitor)).page],
    ]
    return new Map(shown.map(([name, page]) => [name, findMedian(measureTimes(() => render(page)))]))
  } finally {
    await database.close()
    await source.stop()
  }
}

function measureTimes(work: () => void): number[] {
  const times = Array.from({ length: 600 }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return times.slice(100)
}

async function scriptKb(): Promise<string> {
  const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    await readFile(inRoot('web/dist/guest/manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const script = await readFile(inRoot(`web/dist/guest/${entry?.file}`))
  return (gzipSync(script).length / 1024).toFixed(1)
}
