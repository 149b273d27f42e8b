import type { SignedInContext } from '../../context.ts'
import { notifyOwner } from '../notifications/notify.service.ts'

/** Also notifies the sender, who may have left the page by then. Once a day for each hotel. */
export async function notifyOfRefusal(ctx: SignedInContext, hotelId: string, reason: string): Promise<void> {
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.sql.begin((tx) =>
    notifyOwner(ctx, tx, hotelId, null, {
      event: 'image-rejected',
      params: {},
      particulars: reason,
      link: `/hotels/${hotelId}/edit`,
      occasion: `image:${hotelId}:${day}`,
    }),
  )
}
