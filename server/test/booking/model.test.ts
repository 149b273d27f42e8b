import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { countRuns } from '../property-runs.ts'
import { type Command, makeCommand, someAct } from './commands.ts'
import { type Done, expectOwed, expectRecount, newWorld, type World } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/**
 * Each line is a failure that happened once and is tried first from then on. The commands are stored next to
 * the seed, because a seed produces another sequence after any change to the commands.
 */
type Kept = { seed: number; path: string | null; commands: Done[] }
const keptFile = new URL('model-seeds.jsonl', import.meta.url)
const kept: Kept[] = readFileSync(keptFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))

const runs = countRuns(3)
/** On average half of these run, and some of those turn out to be impossible. */
const mostCommands = 120
/** Shrinking a failure may take this long. */
const limitMs = 90_000

async function runAll(world: World, commands: Iterable<Command>): Promise<void> {
  await fc.asyncModelRun(() => ({ model: world.model, real: world }), commands)
  await expectOwed(world)
  await expectRecount(world)
}

test.each(kept)(
  'what once failed with seed $seed is still correct',
  async ({ commands }) => {
    await runAll(await newWorld(app), commands.map(makeCommand))
  },
  60_000,
)

test('the product and a simple model agree whatever happens', async () => {
  let failed: Done[] = []
  const property = fc.asyncProperty(
    fc.commands([someAct.map(makeCommand)], { maxCommands: mostCommands, size: 'max' }),
    async (commands) => {
      const world = await newWorld(app)
      try {
        await runAll(world, commands)
      } catch (error) {
        failed = world.done
        throw error
      }
    },
  )
  const found = await fc.check(property, { numRuns: runs, unbiased: true, interruptAfterTimeLimit: limitMs })
  if (!found.failed) return
  const failure: Kept = { seed: found.seed, path: found.counterexamplePath, commands: failed }
  appendFileSync(keptFile, `${JSON.stringify(failure)}\n`)
  throw new Error(fc.defaultReportMessage(found))
}, 180_000)
