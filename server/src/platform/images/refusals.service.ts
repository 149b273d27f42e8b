import { utcDay } from '@roomlark/contract/dates'
import type { RejectedPicture } from '../../adapters/rejected-picture.ts'
import type { SignedInContext } from '../../context.ts'
import { notifyOwner } from '../notifications/notify.service.ts'

/**
 * Notifies the owner as well, because the sender may have left the page by then. This happens at most once a
 * day per hotel.
 */
export async function notifyOfRefusal(
  ctx: SignedInContext,
  hotelId: string,
  { fault, fileName }: RejectedPicture,
): Promise<void> {
  const day = utcDay(ctx.clock())
  await ctx.sql.begin((tx) =>
    notifyOwner(ctx, tx, hotelId, null, {
      event: 'image-rejected',
      params: fault,
      particulars: fileName,
      link: `/hotels/${hotelId}/edit`,
      occasion: `image:${hotelId}:${day}`,
    }),
  )
}
