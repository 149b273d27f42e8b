import type { ServiceContext } from '../context.ts'
import { insertDemoProfiles, updateDemoPreferences } from './guests.queries.ts'
import { allowTime, insertMark } from './seed.queries.ts'

const preferences = [
  'High floor, away from the lift.',
  'Feather-free pillows.',
  'Vegetarian breakfast, oat milk.',
  'Quiet room to the courtyard.',
  'Late check-out on Sundays where possible.',
  'Room with a bath tub.',
  'Comes with a small dog.',
]

/** Makes profiles of the demo's guests, with what the desk knows about some who came again. */
export async function seedGuests(ctx: Pick<ServiceContext, 'sql' | 'clock'>, ownerId: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.guests'))) return
    await allowTime(tx)
    await insertDemoProfiles(tx, ownerId, ctx.clock())
    await updateDemoPreferences(tx, ownerId, preferences, ctx.clock())
  })
}
