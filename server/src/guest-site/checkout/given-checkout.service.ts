import { randomUUID } from 'node:crypto'
import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { hashRequest } from '../../platform/limits/attempts.service.ts'
import { insertCheckout } from './checkout.queries.ts'
import { hashOfToken, makeCheckoutToken } from './visitors.service.ts'

type GivenHold = {
  hotelId: string
  bookingId: string
  stay: StayInput
  language: GuestLanguage
  reference: string | null
}

/** Makes the checkout of a hold that nobody has come to the site for, so that it counts for no visitor. */
export async function giveCheckout(
  ctx: Pick<ServiceContext, 'cipher' | 'clock'>,
  tx: Transaction,
  { hotelId, stay, ...hold }: GivenHold,
): Promise<string> {
  const id = randomUUID()
  const nobody = ctx.cipher.sign('checkout without visitor', Buffer.from(id))
  await insertCheckout(tx, {
    ...hold,
    id,
    hotelId,
    stay,
    tokenHash: hashOfToken(makeCheckoutToken(ctx, id)),
    key: randomUUID(),
    requestHash: hashRequest({ hotelId, stay }),
    networkHash: nobody,
    visitorHash: nobody,
    now: ctx.clock(),
  })
  return id
}
