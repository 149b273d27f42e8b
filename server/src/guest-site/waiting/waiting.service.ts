import { randomUUID } from 'node:crypto'
import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import { dayRange, momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import {
  type WaitingGuest,
  type WaitingPage,
  type WaitingState,
  waitingLimits,
} from '@roomlark/contract/guest-site/waiting'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import type { PageMeta } from '@roomlark/contract/paging'
import { waitingFrom } from '../../accounts/auth/throttle.service.ts'
import { readBookingOfGuest } from '../../bookings/bookings/bookings.service.ts'
import { releaseHolds } from '../../bookings/bookings/hold/holds.service.ts'
import { getSellingHotel } from '../../bookings/bookings/offer/offers.service.ts'
import type { PublicContext, ServiceContext, SignedInContext } from '../../context.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { waitingConfirmMail, waitingFreeMail } from '../../mail/waiting-mails.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { hashOfToken, hashVisitor, makeCheckoutToken } from '../checkout/visitors.service.ts'
import {
  countListed,
  deleteMissed,
  deleteOver,
  deleteWaiting,
  type ListedRow,
  selectListed,
  selectWaiting,
  selectWaitingByToken,
  updateConfirmed,
  updateUntold,
  upsertWaiting,
  type WaitingRow,
} from './waiting.queries.ts'

const minute = 60_000

/**
 * Notes that somebody wants to wait and asks the address whether it is theirs. The answer is the same whether or not
 * the address waits already.
 */
export async function joinWaiting(
  ctx: PublicContext,
  slug: string,
  asked: StayQuery & { email: string; language: GuestLanguage; reference: string | null },
): Promise<void> {
  const hotel = await getSellingHotel(ctx, slug)
  const now = ctx.clock()
  const visitor = hashVisitor(ctx, ctx.origin)
  for (const counter of waitingFrom(visitor, asked.email)) await takeAttempt(ctx.sql, counter, now)
  const id = randomUUID()
  const guest = { ...asked, id, hotelId: hotel.id, tokenHash: hashOfToken(makeToken(ctx, id)), now }
  await ctx.sql.begin(async (tx) => {
    await deleteMissed(tx, guest, new Date(now.getTime() - waitingLimits.holdMinutes * minute))
    const waitingId = await upsertWaiting(tx, guest)
    await ctx.jobs.enqueue(tx, 'mail.waiting', { waitingId, news: 'confirm' })
  })
}

/** Derived from the id, so that an email that is sent again has the same link. */
function makeToken({ cipher }: Pick<ServiceContext, 'cipher'>, id: string): string {
  return cipher.sign('waiting token', Buffer.from(id)).toString('base64url')
}

export async function getWaitingPage(
  ctx: Pick<ServiceContext, 'sql' | 'cipher'>,
  token: string,
): Promise<WaitingPage> {
  const row = await selectWaitingByToken(ctx.sql, hashOfToken(token))
  if (!row) return { kind: 'waiting', token, entry: null }
  const { hotelName: name, slug, checkoutId, checkInOn, checkOutOn, adults, childAges, rooms } = row
  const state = row.confirmedAt === null ? ('asked' as const) : findState(row)
  const isHeld = state === 'told' && checkoutId !== null
  return {
    kind: 'waiting',
    token,
    entry: {
      hotel: { name, slug },
      stay: { checkInOn, checkOutOn, adults, childAges, rooms },
      state,
      checkoutPath: isHeld ? `/stays/checkout/${makeCheckoutToken(ctx, checkoutId)}` : null,
    },
  }
}

/** From now on the guest waits; a room may even be free already. Repeated, it changes nothing. */
export async function confirmWaiting(ctx: ServiceContext, token: string): Promise<void> {
  const row = await selectWaitingByToken(ctx.sql, hashOfToken(token))
  if (!row) return
  await ctx.sql.begin(async (tx) => {
    if (!(await updateConfirmed(tx, row.id, ctx.clock()))) return
    await ctx.jobs.enqueue(tx, 'waiting.offer', { hotelId: row.hotelId })
  })
}

/** Takes a guest off the list. A room that is held for them is the next guest's at once. */
export async function leaveWaiting(ctx: ServiceContext, token: string): Promise<void> {
  const row = await selectWaitingByToken(ctx.sql, hashOfToken(token))
  if (!row) return
  await deleteWaiting(ctx.sql, row.id)
  if (row.bookingId !== null && row.heldUntil !== null) await releaseHolds(ctx, row.hotelId, [row.bookingId])
}

export async function listWaiting(
  ctx: SignedInContext,
  { page, limit, hotelId }: { page: number; limit: number; hotelId?: string | undefined },
): Promise<{ data: WaitingGuest[]; meta: PageMeta }> {
  const filter = { hotelId, ...getHotelScope(ctx.actor) }
  const [rows, total] = await Promise.all([
    selectListed(ctx.sql, { ...filter, page, limit }),
    countListed(ctx.sql, filter),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    hotelId: row.hotelId,
    hotelName: row.hotelName,
    email: row.email,
    checkInOn: row.checkInOn,
    checkOutOn: row.checkOutOn,
    adults: row.adults,
    childAges: row.childAges,
    rooms: row.rooms,
    state: findState(row),
    since: row.confirmedAt.toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
  }))
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

function findState({
  toldAt,
  isBooked,
  heldUntil,
}: Pick<ListedRow, 'toldAt' | 'isBooked' | 'heldUntil'>): WaitingState {
  if (isBooked) return 'booked'
  if (toldAt === null) return 'waiting'
  return heldUntil === null ? 'missed' : 'told'
}

/** Asks a guest to confirm the address, or tells that a room is held. */
export async function mailWaiting(
  ctx: ServiceContext,
  { waitingId, news }: { waitingId: string; news: 'confirm' | 'free' },
): Promise<void> {
  const row = await selectWaiting(ctx.sql, waitingId)
  if (!row) return
  const { language, email, hotelName, checkInOn, checkOutOn } = row
  const link = `${ctx.publicUrl}/stays/waiting/${makeToken(ctx, row.id)}?lang=${language}`
  const dates = dayRange(language, checkInOn, checkOutOn)
  const to = { to: email, language, hotelName, publicUrl: ctx.publicUrl, at: ctx.clock(), dates, link }
  if (news === 'confirm') return ctx.mailer.send(waitingConfirmMail(to))
  const held = await findHeld(ctx, row)
  if (held) await ctx.mailer.send(waitingFreeMail({ ...to, ...held }))
}

/** Finds the hold of a guest; one who could not be told in time, because no email left the server, waits on. */
async function findHeld(ctx: ServiceContext, row: WaitingRow) {
  const { language, checkoutId, bookingId, heldUntil } = row
  const booked = bookingId === null ? undefined : await readBookingOfGuest(ctx.sql, bookingId)
  if (row.isBooked || checkoutId === null || !booked) return null
  if (heldUntil === null) {
    await ctx.sql.begin(async (tx) => {
      await updateUntold(tx, row.id)
      await ctx.jobs.enqueue(tx, 'waiting.offer', { hotelId: row.hotelId })
    })
    return null
  }
  const { booking, stays } = booked
  return {
    rooms: roomsWords(stays),
    total: moneyIn(language, booking.totalCents, booking.currency),
    until: momentWords(language, hotelTime(heldUntil, row.timeZone)),
    checkoutLink: `${ctx.publicUrl}/stays/checkout/${makeCheckoutToken(ctx, checkoutId)}?lang=${language}`,
  }
}

/** Runs every night. */
export async function sweepWaiting(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  const now = ctx.clock()
  const askedBefore = new Date(now.getTime() - waitingLimits.confirmHours * 60 * minute)
  await deleteOver(ctx.sql, { today: dateIn('Etc/GMT+12', now), askedBefore })
}
