import { type FirstDay, type FirstStep, firstSteps } from '@roomlark/contract/partners/own-partnerships'
import type { SignedInContext } from '../../../context.ts'
import { type FirstDayRow, selectFirstDay, upsertFirstStep } from './first-day.queries.ts'

/** Returns null once every step is done, because the affiliate then knows the way. */
export async function findFirstDay(ctx: SignedInContext): Promise<FirstDay | null> {
  const row = await selectFirstDay(ctx.sql, ctx.actor.userId)
  const done = firstSteps.filter((step) => isDone[step](row))
  if (done.length === firstSteps.length) return null
  const { isWaiting, partnershipId, linkId } = row
  return { done, isWaiting, partnershipId, linkId }
}

const isDone: Record<FirstStep, (row: FirstDayRow) => boolean> = {
  profile: ({ hasProfile }) => hasProfile,
  hotel: ({ partnershipId }) => partnershipId !== null,
  link: ({ hasCopied, hasClicks }) => hasCopied || hasClicks,
  test: ({ hasTested, hasClicks }) => hasTested || hasClicks,
}

/** Copying happens in the browser, and testing leaves nothing behind, so both have to be noted. */
export async function noteFirstStep(ctx: SignedInContext, step: 'link' | 'test'): Promise<null> {
  await upsertFirstStep(ctx.sql, ctx.actor.userId, step, ctx.clock())
  return null
}
