import { stat } from 'node:fs/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { inRoot } from '../../scripts/paths.mjs'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import type { Bench, Column, Options } from './bench.ts'
import { signInToDemo } from './demo.ts'
import { browserAt, slowdownFor, visit, withDemo } from './lighthouse.ts'
import { Figures } from './measure.ts'
import { serveStatic, takePicture } from './static-page.ts'

/** The pages that visits begin with, and the goals for them. */
const pages = [
  { path: '/login', isSignedIn: false, score: 95, scriptKb: 80 },
  { path: '/hotels', isSignedIn: true, score: 85, scriptKb: 150 },
  { path: '/dashboard', isSignedIn: true, score: 85, scriptKb: 200 },
] as const

const columns: Column[] = [
  { title: 'performance', digits: 0 },
  { title: 'static page', digits: 0 },
  { title: 'ratio', better: 'higher' },
  { title: 'largest paint', unit: ' ms', digits: 0 },
  { title: 'ratio of it', unit: '×', better: 'lower' },
  { title: 'blocking time', unit: ' ms', digits: 0 },
  { title: 'layout shift', digits: 3, goal: 0.02, better: 'lower' },
  { title: 'script', unit: ' KB', digits: 1 },
]

export const pagesOfAccounts: Bench = {
  name: 'pages',
  title: 'The first pages of accounts',
  about:
    'The demo’s sign-in, list of hotels and dashboard under Lighthouse 13.5, mobile, slowed down as for the guest site, each beside a static page of the same looks: what the page shows once it is complete, with the same style sheets, fonts and pictures, and without any script. The two take turns in the same run. Scripts are counted gzipped.',
  isNeverQuick: true,
  async run(options) {
    const figures = new Figures()
    await withDemo(options, ({ url }) => measurePages(url, options, figures))
    const names = ['performance', 'floor', 'ratio', 'lcp', 'lcpRatio', 'tbt', 'cls', 'script']
    const goals = pages.map(({ path, score, scriptKb }) => `${path} ≥ ${score} and ≤ ${scriptKb} KB`)
    return {
      sizes: 'the demo',
      tables: [{ title: 'page', columns, rows: figures.rows(names) }],
      notes: [`Goals of performance and script: ${goals.join(', ')}.`],
    }
  },
}

async function measurePages(url: string, { runs, say }: Options, figures: Figures): Promise<void> {
  const port = await freePort()
  // Lighthouse opens a tab of its own, which has the cookies of the profile but not those of another context.
  const context = await chromium.launchPersistentContext('', await browserAt(port))
  const site = await serveStatic(url)
  try {
    await context.addCookies([{ name: 'cookie-consent', value: 'true', url }])
    for (const { path, isSignedIn } of pages) {
      if (isSignedIn) await signIn(context, url)
      site.show(path, await takePicture(context, url + path))
      // The first visits warm up, and are not counted.
      let { index } = await visit(url + path, port, 4, ['performance'])
      await visit(site.url + path, port, 4, ['performance'])
      for (let run = 1; run <= runs; run += 1) {
        const slowdown = slowdownFor(index)
        const page = await visit(url + path, port, slowdown, ['performance'])
        const floor = await visit(site.url + path, port, slowdown, ['performance'])
        index = page.index
        say(`  ${path}, run ${run} of ${runs}: speed ${index}, slowed down ${slowdown.toFixed(1)}×`)
        const [of, ofFloor] = [pickValues(page.values), pickValues(floor.values)]
        figures.add(path, {
          ...of,
          floor: ofFloor.performance,
          ratio: of.performance / ofFloor.performance,
          lcpRatio: of.lcp / ofFloor.lcp,
          script: await countKilobytes(page.scripts),
        })
      }
    }
  } finally {
    site.stop()
    await context.close()
  }
}

function pickValues(values: Map<string, number>) {
  const value = (name: string) => values.get(name) ?? Number.NaN
  return { performance: value('performance'), lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: await signInToDemo(url), url }])
}

/** As the build has compressed them, since browsers are sent a form that is smaller still. */
async function countKilobytes(scripts: readonly string[]): Promise<number> {
  const paths = new Set(scripts.map((script) => new URL(script).pathname))
  const sizes = await Promise.all([...paths].map((path) => stat(`${inRoot('web/dist')}${path}.gz`)))
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1024
}
