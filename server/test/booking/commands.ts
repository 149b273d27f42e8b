import fc from 'fast-check'
import { expect } from 'vitest'
import type { Model } from './model.ts'
import { acts } from './steps.ts'
import { type Done, expectNights, type World } from './world.ts'

export type Command = fc.AsyncCommand<Model, World>

const draws = fc.array(fc.nat(9999), { minLength: 12, maxLength: 12 })

/** Each name appears as often as its weight. */
const names = Object.entries(acts).flatMap(([name, { weight }]) => Array<string>(weight).fill(name))

export const someAct: fc.Arbitrary<Done> = fc.tuple(fc.constantFrom(...names), draws)

/** Runs the command, and expects the status that the model expects. */
export async function tryAct(world: World, [name, drawn]: Done): Promise<void> {
  const act = acts[name]
  if (!act) throw new Error(`There is no command ${name} any more.`)
  world.done.push([name, drawn])
  world.deal(drawn)
  const step = await act.act(world)
  if (!step) return
  const { answer, expected } = step
  world.log.push(`${step.name}: ${answer.status} ${answer.status === 200 ? '' : answer.body.message}`)
  expect(answer.status, world.log.join('\n')).toBe(expected)
}

export function makeCommand([name, drawn]: Done): Command {
  return {
    check: (model) => acts[name]?.isPossible(model) ?? true,
    toString: () => `${name}(${drawn})`,
    async run(_model, world) {
      await tryAct(world, [name, drawn])
      await expectNights(world)
    },
  }
}
