import { parseArgs } from 'node:util'
import { openArena } from './arena.ts'
import { isGood, type Result, writeTable } from './outcome.ts'
import { runScenario } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/**
 * `npm run faults [-- NAME…] [--quick]` inflicts faults on real servers and a real PostgreSQL under load. It exits with 0
 * if everything that was run passed, with 1 if something did not, and with 2 if it could not be run.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = await inflictAll()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  process.exitCode = 2
}
// Connections that a fault has left behind keep nobody waiting.
process.exit()

async function inflictAll(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  if (values.list) {
    for (const { name, about } of scenarios) say(`${name.padEnd(22)}${about}`)
    return 0
  }
  const chosen = choose(positionals)
  say('Starting PostgreSQL and opening a shop')
  const arena = await openArena(values.quick ? 10 : 40)
  try {
    const results: Result[] = []
    for (const scenario of chosen) results.push(await attempt(scenario))
    say(`\n${writeTable(results)}`)
    return results.every((result) => 'reason' in result || isGood(result)) ? 0 : 1
  } finally {
    await arena.close()
  }

  async function attempt(scenario: Scenario): Promise<Result> {
    const { name, about } = scenario
    const reason = await scenario.missing?.()
    if (reason) {
      say(`${name}: not run: ${reason}`)
      return { name, about, reason: `not run: ${reason}` }
    }
    say(`${name}: ${about}`)
    try {
      await arena.revive()
      const outcome = await runScenario(arena, scenario, values.quick)
      say(`${name}: ${isGood(outcome) ? 'passed' : 'FAILED'}`)
      return outcome
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      say(`${name}: FAILED: ${words}`)
      return { name, about, broken: words.split('\n')[0] ?? '' }
    }
  }
}

function choose(names: string[]): Scenario[] {
  if (names.length === 0) return scenarios
  return names.map((name) => {
    const found = scenarios.find((scenario) => scenario.name === name)
    if (found) return found
    throw new Error(
      `There is no fault ${name}: choose ${scenarios.map((scenario) => scenario.name).join(', ')}.`,
    )
  })
}
