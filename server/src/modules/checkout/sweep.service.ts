import { checkoutLimits } from '@roomlark/contract/checkouts'
import type { ServiceContext } from '../../context.ts'
import { sweepBefore } from './checkout.queries.ts'

const hour = 60 * 60 * 1000

/** As long as the key of a booking can be sent again. */
const keptDays = 30

/** Who was there is forgotten after a day, the checkout itself after a month. */
export async function sweepCheckouts(ctx: ServiceContext): Promise<void> {
  const ago = (hours: number) => new Date(ctx.clock().getTime() - hours * hour)
  await sweepBefore(ctx.sql, {
    forget: ago(checkoutLimits.rememberedHours),
    remove: ago(keptDays * 24),
    unheld: ago(1),
  })
}
