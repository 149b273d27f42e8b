import type { SignedInContext } from '../../http/context.ts'
import { notifyOwner } from '../notifications/notify.service.ts'

/** Also to whoever sent it: a picture may be refused long after they looked away. Once a day for each file. */
export async function tellOfRefusal(
  ctx: SignedInContext,
  hotelId: string,
  name: string,
  reason: string,
): Promise<void> {
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.sql.begin((tx) =>
    notifyOwner(ctx, tx, hotelId, null, (hotelName) => ({
      event: 'image-rejected',
      title: `A picture of ${hotelName} was not taken`,
      detail: reason,
      link: `/hotels/${hotelId}/edit`,
      occasion: `image:${hotelId}:${name.slice(0, 200)}:${day}`,
    })),
  )
}
