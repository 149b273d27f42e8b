import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot } from '../../scripts/paths.mjs'
import { type Bench, MissingTool, optionsFor } from './bench.ts'
import { benches } from './benches.ts'
import { openLab } from './lab.ts'
import { drawPlot } from './plot.ts'
import { compareResults, plotName, plotted, type Results, toStored, writeDocument } from './report.ts'

const folder = inRoot('docs/performance')
const file = join(folder, 'results.json')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  say(
    `There is no bench called ${unknown.join(', ')}: choose from ${benches.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const isAll = positionals.length === 0
const leftOut = benches.filter(({ isNeverQuick }) => isAll && values.quick && isNeverQuick)
const wanted = benches.filter((bench) =>
  isAll ? !leftOut.includes(bench) : positionals.includes(bench.name),
)
for (const { name } of leftOut) {
  say(`${name} takes minutes however small, and is left out: npm run bench -- --quick ${name}`)
}
process.exitCode = await runBenches(wanted, values)

async function runBenches(chosen: Bench[], { quick, check }: typeof values): Promise<number> {
  const results: Results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const kind = quick ? 'quick' : 'whole'
  const lab = await openLab({ quick })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // PostgreSQL would go on running otherwise.
    process.once(signal, () => void lab.close().finally(() => process.exit(130)))
  }
  let [worse, failed] = [0, 0]
  try {
    for (const bench of chosen) {
      const begun = performance.now()
      say(bench.name)
      const options = optionsFor(quick, lab, say)
      try {
        const now = toStored(await bench.run(options), options.runs, new Date())
        for (const one of compareResults(results[bench.name]?.[kind], now, kind)) {
          worse += 1
          say(`  WORSE: ${one.what}: ${one.now.toFixed(2)}, before ${one.before.toFixed(2)}`)
        }
        results[bench.name] = { ...results[bench.name], [kind]: now }
        if (!check) write(results)
        say(`  done in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      } catch (error) {
        // A bench whose tool is not installed must not keep the others from being measured.
        if (!(error instanceof MissingTool)) throw error
        failed += 1
        say(`  NOT RUN: ${error.message}`)
      }
    }
  } finally {
    await lab.close()
  }
  say(worse === 0 ? 'Nothing got worse.' : `${worse} ratios got worse than in the last ${kind} run.`)
  if (failed > 0) say(`${failed} of ${chosen.length} benches were not run.`)
  return check && worse > 0 ? 1 : 0
}

/** After each bench, so that a later failure loses nothing. */
function write(results: Results): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`)
  for (const { name } of benches) {
    const shown = results[name]?.whole ?? results[name]?.quick
    for (const [index, table] of (shown?.tables ?? []).entries()) {
      const plot = plotted(table)
      if (plot) writeFileSync(join(folder, plotName(name, index)), drawPlot(plot.column, plot.rows))
    }
  }
  writeFileSync(inRoot('docs/performance.md'), writeDocument(benches, results))
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
