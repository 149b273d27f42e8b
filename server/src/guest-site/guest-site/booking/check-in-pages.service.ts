import type { CheckInFaults, CheckInForm } from '@roomlark/contract/guest-site/guest-booking-page'
import { saveRegistration } from '../../../bookings/bookings/registration/registering.service.ts'
import { readRegistration } from '../../../bookings/bookings/registration/registration.service.ts'
import { AppError } from '../../../errors.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import type { Visitor } from '../guest-site.service.ts'
import { judgeCheckIn, readCheckInForm, toCheckInForm } from './check-in-form.policy.ts'
import {
  answer,
  asGuest,
  bookingAddress,
  type Opened,
  openAgain,
  type PageContext,
  type Params,
  withBooking,
} from './opened-booking.service.ts'

/** The form as it is kept, or as far as it can be filled in from the booking. */
export async function showCheckIn(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { booking } = opened
    // After the check-in, nobody who has the link reads what stands in documents.
    const known = booking.checkIn.window === 'open' ? await readRegistration(ctx, ctx.sql, opened.id) : null
    const notice = opened.arrival.address.word('saved') === '1' ? ('saved' as const) : null
    const form = toCheckInForm(known, {
      guests: countGuests(opened),
      name: booking.checkIn.firstGuest,
      arrivalTime: booking.details.arrivalTime,
    })
    return checkInPage(opened, 200, { form, notice })
  })
}

/** Keeps what is well-formed in any case, and finishes the check-in once nothing is missing. */
export async function checkIn(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token, booking } = opened
    const form = readCheckInForm(params.form, countGuests(opened))
    if (booking.checkIn.window !== 'open') return checkInPage(opened, 409, { form })
    const { country, houseRules } = booking.hotel
    const judged = judgeCheckIn(form, { country, checkInOn: booking.checkInOn, hasRules: houseRules !== '' })
    const isLater = params.form.has('later')
    const faults = isLater ? judged.wrong : { ...judged.missing, ...judged.wrong }
    const isFaultless = Object.keys(faults).length === 0
    const input = {
      guests: judged.kept,
      hasAgreedToRules: form.hasAgreedToRules,
      signature: judged.signature,
      arrivalTime: judged.arrivalTime,
      isDone: !isLater && isFaultless,
      version: form.version,
    }
    try {
      await saveRegistration(asGuest(ctx), id, input)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      const now = await openAgain(ctx, opened)
      const version = (await readRegistration(ctx, ctx.sql, id))?.version ?? 0
      return checkInPage(now, 409, { form: { ...form, version }, faults: judged.wrong, notice: 'meanwhile' })
    }
    if (isFaultless && !isLater) return { redirect: bookingAddress(arrival, token, 'registered') }
    if (isFaultless) return { redirect: savedAddress(opened) }
    const version = (await readRegistration(ctx, ctx.sql, id))?.version ?? 0
    return checkInPage(opened, 400, { form: { ...form, version }, faults })
  })
}

function countGuests({ booking }: Opened): number {
  return booking.adults + booking.childAges.length
}

function savedAddress({ arrival, token }: Opened): string {
  const query = new URLSearchParams({ saved: '1', ...arrival.visit.carried })
  return `/stays/bookings/${token}/check-in?${query}`
}

type Shown = { form: CheckInForm; faults?: CheckInFaults; notice?: 'saved' | 'meanwhile' | null }

function checkInPage(
  { arrival, token, booking }: Opened,
  status: number,
  { form, faults = {}, notice = null }: Shown,
): Outcome {
  const isOpen = booking.checkIn.window === 'open'
  const page = { kind: 'booking-check-in' as const, token, booking, form, faults, notice }
  return answer(arrival, isOpen ? status : 409, page)
}
