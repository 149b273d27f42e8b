import { randomInt } from 'node:crypto'
import { demoStore, openDemoAccounts } from './demo-accounts.ts'
import { createFuzz, type Fuzz } from './fuzz.ts'
import { type OpenApi, readOperations } from './operations.ts'
import { type Options, readOptions, usage } from './options.ts'
import { writeReport } from './report.ts'
import { openCallers } from './roles.ts'
import { startServerUnderTest } from './server-under-test.ts'

/**
 * `npm run fuzz` calls every endpoint of the OpenAPI document in every role with valid and odd values. It exits with 0
 * if nothing was found, with 1 if something was, and with 2 if it could not run.
 */
try {
  process.exitCode = await run(readOptions(process.argv.slice(2), () => randomInt(2 ** 31)))
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n${error instanceof TypeError ? usage : ''}\n`)
  process.exitCode = 2
}

async function run({ seed, minutes, endpoints, role, folder }: Options): Promise<number> {
  say(`Seed ${seed}: repeat with npm run fuzz -- --seed ${seed}`)
  say('Starting a server of its own with the demo')
  const begun: { fuzz?: Fuzz } = {}
  const server = await startServerUnderTest((held) => begun.fuzz?.noteHeld(held), folder)
  try {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi
    const operations = readOperations(document).filter(
      ({ name }) => endpoints.length === 0 || endpoints.some((part) => name.includes(part)),
    )
    if (operations.length === 0) throw new TypeError(`There is no operation named ${endpoints.join(', ')}.`)
    const store = demoStore(server.sql)
    const all = await openCallers(store, await openDemoAccounts(store))
    const callers = new Map([...all].filter(([name]) => role === undefined || name === role))
    if (callers.size === 0)
      throw new TypeError(`There is no role ${role}: choose ${[...all.keys()].join(', ')}.`)
    const fuzz = createFuzz({ url: server.url, store, errors: server.errors })
    begun.fuzz = fuzz
    const until = Date.now() + minutes * 60_000
    const outcome = await fuzz.run({
      seed,
      operations,
      callers,
      goesOn: (round) => round === 0 || Date.now() < until,
      onRound: (round, calls, faults) => say(`Round ${round}: ${calls} calls, ${faults} faults`),
    })
    say(`\n${writeReport(outcome, operations, [...callers.keys()], server.url)}`)
    return outcome.faults.length === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
