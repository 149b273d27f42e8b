import * as z from 'zod/mini'
import { wholeNumber } from './primitives.ts'
import { say } from './say.ts'

/**
 * This uses `prefault` rather than `_default`, because only `prefault` appears in the API documentation after
 * a transform.
 */
export const PageNumber = z.prefault(wholeNumber(1, 1_000_000, say('Enter a page number from 1')), 1)

export function pageLimit(most: number, usual: number) {
  return z.prefault(wholeNumber(1, most, say('Use 1 to {most}', { most })), usual)
}

export const PageMeta = z.object({ total: z.int(), totalPages: z.int(), page: z.int(), limit: z.int() })
export type PageMeta = z.infer<typeof PageMeta>
