import { type HotelOffer, offerDays, type ReceivedOffer } from '@roomlark/contract/accounts/hotel-handovers'
import type { TeamNews } from '@roomlark/contract/platform/team-news'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tell, tellOffers } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { hotelOfferMail } from '../../mail/team-mails.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { forgetGuestNews, notify } from '../../platform/notifications/notify.service.ts'
import {
  deleteOffer,
  insertOffer,
  type OfferRow,
  selectAccountId,
  selectIsOwn,
  selectOffer,
  selectOfferTo,
  selectOwnHotelForUpdate,
  selectReceived,
  updateOwner,
} from './hand-over.queries.ts'
import { selectMembers, selectTeamHotels, selectTeamName } from './team.queries.ts'

const dayMs = 86_400_000

/**
 * Offers a hotel without revealing whether the address has an account: an account is notified, any other address gets
 * an email.
 */
export async function offerHotel(
  ctx: SignedInContext,
  hotelId: string,
  { email }: { email: string },
): Promise<HotelOffer> {
  const ownerId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    const hotel = await selectOwnHotelForUpdate(tx, hotelId, ownerId)
    if (!hotel) throw notFound('hotel')
    if ((await selectTeamName(tx, ownerId)).email === email) {
      throw new AppError('conflict', say('This is your own address'), {
        fields: { email: say('This is your own address') },
      })
    }
    const offeredAt = ctx.clock()
    const expiresAt = new Date(offeredAt.getTime() + offerDays * dayMs)
    const offer = { hotelId, ownerId, email, offeredAt, expiresAt }
    if (!(await insertOffer(tx, offer))) {
      throw new AppError(
        'conflict',
        say('This hotel is offered to somebody already. Withdraw that offer first.'),
      )
    }
    await recordAudit(ctx, tx, { action: 'hotel.offered', target: `hotel:${hotelId}`, after: { email } })
    await notifyOther(ctx, tx, { ...offer, hotelName: hotel.name }, 'hotel-offered')
    await takeMail(ctx, tx, 'hotel-offer', email)
    await ctx.jobs.enqueue(tx, 'mail.hotel-offer', { hotelId })
    return toOffer({ ...offer, hotelName: hotel.name })
  })
}

export async function getOffer(ctx: SignedInContext, hotelId: string): Promise<HotelOffer | null> {
  if (!(await selectIsOwn(ctx.sql, hotelId, ctx.actor.userId))) throw notFound('hotel')
  const offer = await selectOffer(ctx.sql, hotelId, ctx.clock())
  return offer ? toOffer(offer) : null
}

export async function withdrawOffer(ctx: SignedInContext, hotelId: string): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    if (!(await selectOwnHotelForUpdate(tx, hotelId, ctx.actor.userId))) throw notFound('hotel')
    const offer = await selectOffer(tx, hotelId, ctx.clock())
    if (!offer || !(await deleteOffer(tx, hotelId))) throw notFound('offer')
    await recordAudit(ctx, tx, { action: 'hotel.offer-withdrawn', target: `hotel:${hotelId}` })
    await notifyOther(ctx, tx, offer, 'hotel-offer-withdrawn')
    return null
  })
}

export async function listReceivedOffers(ctx: SignedInContext): Promise<ReceivedOffer[]> {
  const rows = await selectReceived(ctx.sql, ctx.actor.userId, ctx.clock())
  return Promise.all(
    rows.map(async ({ ownerId, expiresAt, ...row }) => ({
      ...row,
      fromName: (await selectTeamName(ctx.sql, ownerId)).ownerName,
      expiresAt: expiresAt.toISOString(),
    })),
  )
}

/** Everything of the hotel changes hands in one transaction; what names the old owner is recounted. */
export async function answerOffer(ctx: SignedInContext, hotelId: string, accepts: boolean): Promise<null> {
  const { userId } = ctx.actor
  await ctx.sql.begin(async (tx) => {
    // Counting locks hotels too, so its turn is taken first, but only for an offer that exists.
    const now = ctx.clock()
    if (!(await selectOfferTo(tx, { hotelId, userId, now }))) throw notFound('offer')
    if (accepts) await ctx.listeners.handOverBegun(tx)
    const offer = await selectOfferTo(tx, { hotelId, userId, now, lock: true })
    if (!offer || !(await deleteOffer(tx, hotelId))) throw notFound('offer')
    const { ownerId } = offer
    const names = { from: await selectTeamName(tx, ownerId), to: await selectTeamName(tx, userId) }
    if (accepts) {
      const userIds = [ownerId, ...(await selectMembers(tx, ownerId)).map(({ id }) => id)]
      const keep = (await selectTeamHotels(tx, ownerId)).map(({ id }) => id).filter((id) => id !== hotelId)
      await forgetGuestNews(tx, { userIds, ownerId, keep })
      await updateOwner(tx, hotelId, userId, ctx.clock())
      await tellOffers(tx, hotelId, 'no night')
      await ctx.listeners.handedOver(tx, [ownerId, userId])
      await tell(tx, { type: 'account' }, { userIds })
      const audience = { userIds: [ownerId, userId], admins: true }
      await tell(tx, { type: 'inventory', hotelId }, audience)
      for (const type of ['partnerships', 'money', 'analytics'] as const) await tell(tx, { type }, audience)
    }
    await recordAudit(ctx, tx, {
      action: accepts ? 'hotel.handed-over' : 'hotel.offer-declined',
      target: `hotel:${hotelId}`,
      ...(accepts && { before: { owner: names.from.email }, after: { owner: names.to.email } }),
    })
    await notifyParty(ctx, tx, ownerId, {
      news: accepts ? 'hotel-accepted' : 'hotel-declined',
      who: names.to.ownerName,
      offer,
    })
  })
  // Members lose their roles in the hotel.
  if (accepts) ctx.sessions.forget()
  return null
}

async function notifyOther(
  ctx: SignedInContext,
  tx: Transaction,
  offer: OfferRow,
  news: TeamNews['news'],
): Promise<void> {
  const accountId = await selectAccountId(tx, offer.email)
  if (accountId === undefined) return
  const { ownerName } = await selectTeamName(tx, offer.ownerId)
  await notifyParty(ctx, tx, accountId, { news, who: ownerName, offer })
}

async function notifyParty(
  ctx: SignedInContext,
  tx: Transaction,
  userId: string,
  { news, who, offer }: { news: TeamNews['news']; who: string; offer: OfferRow },
): Promise<void> {
  await notify(ctx, tx, [userId], {
    event: 'team',
    params: { news },
    particulars: who,
    hotelId: offer.hotelId,
    link: '/hotels',
    occasion: `${news}:${offer.hotelId}:${offer.offeredAt.getTime()}`,
  })
}

/** For an address without an account; somebody with one is notified, by email too if they like. */
export async function mailHotelOffer(ctx: ServiceContext, { hotelId }: { hotelId: string }): Promise<void> {
  const offer = await selectOffer(ctx.sql, hotelId, ctx.clock())
  if (!offer || (await selectAccountId(ctx.sql, offer.email))) return
  const { ownerName, language } = await selectTeamName(ctx.sql, offer.ownerId)
  const { email: to, hotelName } = offer
  await inLanguage(language, () =>
    ctx.mailer.send(hotelOfferMail({ to, fromName: ownerName, hotelName, publicUrl: ctx.publicUrl })),
  )
}

function toOffer({ email, offeredAt, expiresAt }: OfferRow): HotelOffer {
  return { email, offeredAt: offeredAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
