import type { ServiceContext } from '../context.ts'
import { countDemoGuests, updateDemoPreferences } from './guests.queries.ts'
import { insertMark, withTime } from './seed.queries.ts'

const preferences = [
  'High floor, away from the lift.',
  'Feather-free pillows.',
  'Vegetarian breakfast, oat milk.',
  'Quiet room to the courtyard.',
  'Late check-out on Sundays where possible.',
  'Room with a bath tub.',
  'Comes with a small dog.',
]

/** Counts what the demo's guests did, and notes what the desk knows about some who came again. */
export async function seedGuests(ctx: Pick<ServiceContext, 'sql' | 'clock'>, ownerId: string): Promise<void> {
  await withTime(ctx.sql, async (tx) => {
    if (!(await insertMark(tx, 'demo.guests'))) return
    await countDemoGuests(tx, ownerId)
    await updateDemoPreferences(tx, ownerId, preferences, ctx.clock())
  })
}
