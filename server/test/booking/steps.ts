import { blockRoom, close, endBlock, limit, resize } from './inventory-steps.ts'
import { book, hold, wait } from './sale-steps.ts'
import { assign, shift, stretch } from './stay-steps.ts'
import { arrive, cancel, confirm, leave, neverCome, undo } from './transition-steps.ts'
import type { Step, World } from './world.ts'

const often = [book, book, book, hold, hold, cancel, stretch, shift, assign, wait, confirm]
const sometimes = [
  arrive,
  arrive,
  leave,
  leave,
  neverCome,
  undo,
  undo,
  undo,
  close,
  resize,
  limit,
  assign,
  blockRoom,
  blockRoom,
  endBlock,
]

/** Something that can happen now. */
export async function oneStep(world: World): Promise<Step> {
  world.model.lapse(world.now())
  const kinds = [...often, ...sometimes]
  const kind = kinds[world.pick(kinds.length)] ?? book
  return (await kind(world)) ?? book(world)
}
