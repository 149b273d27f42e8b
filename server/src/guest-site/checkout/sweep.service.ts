import { checkoutLimits } from '@roomlark/contract/guest-site/checkouts'
import type { ServiceContext } from '../../context.ts'
import { sweepBefore } from './checkout.queries.ts'

const hour = 60 * 60 * 1000

/** The key of a booking can be retried for this long. */
const keptDays = 30

/** Forgets the visitor after a day, and deletes the checkout itself after a month. */
export async function sweepCheckouts(ctx: ServiceContext): Promise<void> {
  const ago = (hours: number) => new Date(ctx.clock().getTime() - hours * hour)
  await sweepBefore(ctx.sql, {
    forget: ago(checkoutLimits.rememberedHours),
    remove: ago(keptDays * 24),
  })
}
