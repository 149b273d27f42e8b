import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { miscounts } from '../test-hotel.ts'
import { oneStep } from './steps.ts'
import { compare, newWorld } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Every run has sequences of its own; a failure names its seed, which can then be put here. */
const seeds = Array.from({ length: 8 }, () => Math.floor(Math.random() * 2 ** 31))
const steps = 45

test.each(seeds)(
  'whatever happens, the product and a simple model agree (seed %i)',
  async (seed) => {
    const world = await newWorld(app, seed)
    const log = [`today ${world.first}`]
    for (let step = 0; step < steps; step += 1) {
      const { name, expected, answer } = await oneStep(world)
      log.push(`${name}: ${answer.status} ${answer.status === 200 ? '' : answer.body.message}`)
      expect(answer.status, log.join('\n')).toBe(expected)
      await compare(world, log.join('\n'))
    }
    expect(await miscounts(app), log.join('\n')).toEqual([])
  },
  120_000,
)
