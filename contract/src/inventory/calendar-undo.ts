import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'
import { CalendarChange } from './calendar-night.ts'

/**
 * The settings of a night that one change touched; `priceCents: null` means the night has no price of its
 * own.
 */
export const NightSettings = z.omit(CalendarChange, { pricePercent: true })
export type NightSettings = z.infer<typeof NightSettings>

/** Nights of one room type that had the same settings before and after a change. */
export const CalendarStep = z.strictObject({
  roomTypeId: Id,
  /** Both ends included. */
  ranges: z.array(z.strictObject({ fromOn: IsoDate, untilOn: IsoDate })).check(z.minLength(1)),
  before: NightSettings,
  after: NightSettings,
})
export type CalendarStep = z.infer<typeof CalendarStep>

/** A change with more ranges than this cannot be undone, because it would not fit into a request. */
export const mostUndoRanges = 4000

export const CalendarUndo = z.strictObject({
  /** The steps that the change returned. */
  steps: z.array(CalendarStep).check(
    z.minLength(1, say('There is nothing to undo')),
    z.refine(
      (steps) => steps.reduce((sum, { ranges }) => sum + ranges.length, 0) <= mostUndoRanges,
      say('This change is too large to be undone'),
    ),
  ),
})
export type CalendarUndo = z.infer<typeof CalendarUndo>

export const CalendarUndoResult = z.object({
  /** The number of nights restored, over all room types. */
  nights: z.int(),
  /** The number of nights left as they are, because they were changed or sold in the meantime. */
  kept: z.int(),
  /** A few of the nights that were left as they are. */
  examples: z.array(z.object({ roomTypeId: Id, night: IsoDate })),
})
export type CalendarUndoResult = z.infer<typeof CalendarUndoResult>
