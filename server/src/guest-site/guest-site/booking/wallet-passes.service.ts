import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import {
  type GuestBooking,
  type WalletName,
  walletNames,
} from '@roomlark/contract/guest-site/guest-booking-page'
import { inEachLanguage } from '@roomlark/contract/guest-texts'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { townLine } from '@roomlark/contract/postal-address'
import type { Attachment } from '../../../adapters/mailer.ts'
import type { StayPass } from '../../../adapters/wallets.ts'
import { readBookingOfGuest } from '../../../bookings/bookings/bookings.service.ts'
import { openBooking } from '../../checkout/guest-bookings.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import { arrive, missing, type Visitor } from '../guest-site.service.ts'
import { type PageContext, type Params, withBooking } from './opened-booking.service.ts'

const texts = inEachLanguage((translate) => ({
  checkIn: translate('Check-in##to guests'),
  checkOut: translate('Check-out##to guests'),
  room: translate('Room'),
  guest: translate('Guest'),
  address: translate('Address'),
  phone: translate('Phone'),
  manage: translate('See or change your booking'),
}))

/** Returns undefined where there is nothing to put into a wallet: no such booking, or none that is to come. */
export async function getApplePass(
  ctx: PageContext,
  visitor: Visitor,
  token: string,
): Promise<Attachment | undefined> {
  const makeFile = ctx.wallets.apple
  if (!makeFile) return undefined
  const [{ visit }, opened] = await Promise.all([arrive(ctx, visitor), openBooking(ctx, token)])
  if (opened === null || typeof opened === 'string') return undefined
  const pass = await describeStay(ctx, { ...opened, token, language: visit.language })
  if (!pass) return undefined
  const content = Buffer.from(await makeFile(pass))
  return { filename: `${pass.reference}.pkpass`, contentType: 'application/vnd.apple.pkpass', content }
}

/** Google takes a pass by a link. */
export async function showGooglePass(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const pass = await describeStay(ctx, { ...opened, language: opened.arrival.visit.language })
    const link = pass && ctx.wallets.google?.(pass)
    return link ? { redirect: link } : missing(opened.arrival, false)
  })
}

/** The wallets that take this booking. */
export function listWallets({ wallets }: PageContext, { state }: GuestBooking): WalletName[] {
  if (state !== 'confirmed' && state !== 'checked-in') return []
  return walletNames.filter((name) => wallets[name] !== null)
}

type Stay = { id: string; booking: GuestBooking; token: string; language: GuestLanguage }

async function describeStay(
  ctx: PageContext,
  { id, booking, token, language }: Stay,
): Promise<StayPass | undefined> {
  const found = await readBookingOfGuest(ctx.sql, id)
  if (!found || listWallets(ctx, booking).length === 0) return undefined
  const words = texts(language)
  const { hotel, checkInOn, checkInTime, checkOutOn, checkOutTime } = booking
  const rooms = booking.rooms.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return {
    bookingId: id,
    language,
    hotel: { name: hotel.name, place: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude },
    reference: booking.reference,
    checkIn: { label: words.checkIn, value: `${dayWords(language, checkInOn)}, ${checkInTime}` },
    checkOut: { label: words.checkOut, value: `${dayWords(language, checkOutOn)}, ${checkOutTime}` },
    more: [
      { label: words.guest, value: booking.guest.name },
      { label: words.room, value: rooms.join(', ') },
      { label: words.address, value: `${hotel.streetAddress}, ${townLine(hotel)}` },
      ...(hotel.contactPhone === null ? [] : [{ label: words.phone, value: hotel.contactPhone }]),
    ],
    relevantAt: toInstant(checkInOn, checkInTime, found.booking.timeZone),
    manageLink: { label: words.manage, url: `${ctx.publicUrl}/stays/bookings/${token}` },
    publicUrl: ctx.publicUrl,
  }
}
