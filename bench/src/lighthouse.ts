import { findBrowser } from '../../scripts/browser.mjs'
import { MissingTool, type Options } from './bench.ts'
import { type Demo, serveDemo } from './demo.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

/**
 * Lighthouse slows a page down four times, which makes a phone of the middle class of a desktop with a speed of 1500. A
 * machine that is slower itself, or busy, is slowed down less, so that it is the same phone.
 */
const phoneSpeed = 1500 / 4

export function slowdownFor(speed: number): number {
  return Math.min(4, Math.max(1, speed / phoneSpeed))
}

/**
 * The stream of live events never ends, and Lighthouse waits for the network to be idle, 45 seconds by itself. Pages are
 * complete after two or three, since a slow network is only simulated.
 */
const maxWaitForLoad = 12_000

/** `scripts` are the addresses of those that the page fetched. */
export type Report = { index: number; values: Map<string, number>; scripts: string[] }

type Audit = {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items?: { url: string; resourceType?: string }[] }
}
type Result = {
  lhr: {
    runtimeError?: { message: string }
    audits: Record<string, Audit>
    categories: Record<string, { score: number | null }>
    environment: { benchmarkIndex: number }
  }
}
type Lighthouse = {
  default: (address: string, flags: object, config: object) => Promise<Result | undefined>
}

/** Its hundred megabytes are for those who run this bench, and not for everybody who installs the product. */
async function loadLighthouse(): Promise<Lighthouse> {
  const name = 'lighthouse'
  try {
    return await import(name)
  } catch {
    throw new MissingTool(`Lighthouse is not installed: npm install --no-save ${name}@13.5.0`)
  }
}

/** Fills the demo for pages that Lighthouse looks at. */
export async function withDemo<T>(options: Options, work: (demo: Demo) => Promise<T>): Promise<T> {
  // Before minutes are spent on the demo.
  await loadLighthouse()
  return serveDemo(options, work)
}

/** How a browser is started that Lighthouse can drive. */
export async function browserAt(port: number) {
  const executablePath = await findBrowser()
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  }
}

/** On a slow network, which is simulated too. What is found to be wrong is said. */
export async function visit(
  address: string,
  port: number,
  cpuSlowdownMultiplier: number,
  categories: readonly string[],
  triesLeft = 3,
): Promise<Report> {
  const { default: lighthouse } = await loadLighthouse()
  const result = await lighthouse(
    address,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories], maxWaitForLoad },
    { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } },
  )
  if (!result || result.lhr.runtimeError) {
    const reason = result?.lhr.runtimeError?.message ?? 'no result'
    if (triesLeft === 0) throw new Error(`${address} was not measured: ${reason}`)
    // On a busy machine the browser sometimes misses the beginning of a page.
    say(`  once more: ${reason}`)
    return visit(address, port, cpuSlowdownMultiplier, categories, triesLeft - 1)
  }
  const { lhr } = result
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  for (const { id, title, score, scoreDisplayMode } of Object.values(lhr.audits)) {
    // Playwright starts browsers without that cache.
    if (scoreDisplayMode === 'binary' && score === 0 && id !== 'bf-cache') say(`  ${id}: ${title}`)
  }
  const values = new Map<string, number>([
    ...categories.map((id): [string, number] => [id, (lhr.categories[id]?.score ?? 0) * 100]),
    ['lcp', value('largest-contentful-paint')],
    ['cls', value('cumulative-layout-shift')],
    ['tbt', value('total-blocking-time')],
  ])
  const scripts = (lhr.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => url)
  return { index: lhr.environment.benchmarkIndex, values, scripts }
}
