import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '../../src/operations/doctor/doctor.service.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { countRuns } from '../property-runs.ts'
import { acts, type Step, take } from './model-steps.ts'
import { expectSettled, openWorld, rest, type World } from './model-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

/**
 * Guests, the desk, the clock and a payment service that fails do anything in any order. Once everybody has come to
 * rest, what the service moved is what the folios say, nobody has paid twice, and the doctor finds nothing.
 */
async function runAll(steps: readonly Step[]): Promise<World> {
  const world = await openWorld(app)
  for (const step of steps) await take(world, step)
  await rest(world)
  await expectSettled(world)
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
  return world
}

const someStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  pick: fc.nat(1000),
  size: fc.nat(1000),
})
const step = (act: Step['act'], pick = 0, size = 0): Step => ({ act, pick, size })

test('one of everything is done, and none of it is refused', async () => {
  const { done } = await runAll([
    // A prepaid stay, which is disputed.
    ...[step('begin', 0), step('decline'), step('refuse'), step('pay'), step('back')],
    ...[step('dispute'), step('hear'), step('decide', 0, 1), step('hear')],
    // A guarantee, whose card is charged after a no-show.
    ...[step('begin', 1), step('pay', 0, 1), step('back', 1), step('link', 1), step('pay'), step('ask')],
    // A deposit by debit is no card; this one is kept for the rest.
    ...[step('begin', 2), step('tab', 2), step('pay'), step('lose'), step('wait', 0, 1), step('ask')],
    ...[step('balance', 2), step('debit'), step('hear'), step('arrive'), step('hear')],
    ...[step('refund', 2, 300), step('fault', 2, 0), step('ask'), step('cancel', 2), step('ask')],
    ...[step('begin', 0), step('wait', 0, 1), step('begin', 0), step('pay', 1), step('back', 3)],
    ...[step('wait', 0, 3), step('collect'), step('wait', 0, 3), step('miss', 1)],
    ...[step('wait'), step('ask'), step('charge', 1, 1)],
  ])
  expect(acts.filter((act) => !done.has(act))).toEqual([])
}, 60_000)

test('money is neither lost nor moved twice, whatever guests, desk, clock and service do', async () => {
  const stories = fc.array(someStep, { minLength: 25, maxLength: 60, size: 'max' })
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => void (await runAll(steps))),
    { numRuns: countRuns(3), interruptAfterTimeLimit: 90_000 },
  )
}, 180_000)
