import {
  type CorrectionField,
  correctionFields,
  GuestCorrection,
} from '@roomlark/contract/guest-site/guest-booking-page'
import {
  confirmAddress,
  correctAsGuest,
  readAskedAddress,
  sendConfirmationAgain,
} from '../../../bookings/bookings/change/guest-correction.service.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'
import { AppError } from '../../../errors.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import { arrive, type Visitor } from '../guest-site.service.ts'
import {
  answer,
  asGuest,
  bookingAddress,
  type Opened,
  type PageContext,
  type Params,
  withBooking,
} from './opened-booking.service.ts'

type Values = Record<CorrectionField, string>
type Shown = { values: Values; errors?: CorrectionField[]; fault?: 'meanwhile' | 'wait' | null }

export async function showDetails(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) =>
    detailsPage(opened, 200, { values: opened.booking.details }),
  )
}

export async function correct(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token } = opened
    const values = readValues(params.form)
    const { arrivalTime, ...others } = values
    const read = GuestCorrection.safeParse({ ...others, ...(arrivalTime !== '' && { arrivalTime }) })
    if (!read.success) {
      const wrong = read.error.issues.map(({ path }) => String(path[0]))
      const errors = correctionFields.filter((field) => wrong.includes(field))
      return detailsPage(opened, 400, { values, errors })
    }
    const version = Number(params.form.get('version'))
    return unlessRefused(
      async () => {
        const { isAsked } = await correctAsGuest(asGuest(ctx), id, { ...read.data, version })
        return { redirect: bookingAddress(arrival, token, isAsked ? 'asked' : 'corrected') }
      },
      (status, fault) => detailsPage(opened, status, { values, fault }),
    )
  })
}

/** The form is on the page of the details, so its errors are shown there too. */
export async function sendAgain(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  const shown = { ...visitor, path: visitor.path.replace(/confirmation$/, 'details') }
  return withBooking(ctx, shown, params, async (opened) => {
    const { id, arrival, token, booking } = opened
    return unlessRefused(
      async () => {
        await sendConfirmationAgain(asGuest(ctx), id)
        return { redirect: bookingAddress(arrival, token, 'again') }
      },
      (status, fault) => detailsPage(opened, status, { values: booking.details, fault }),
    )
  })
}

export async function showAskedAddress(
  ctx: PageContext,
  visitor: Visitor,
  { token }: Params,
): Promise<Outcome> {
  const [arrival, asked] = await Promise.all([arrive(ctx, visitor), readAskedAddress(ctx, token)])
  return answer(arrival, asked ? 200 : 410, { kind: 'booking-email', email: asked?.email ?? null })
}

export async function takeAskedAddress(
  ctx: PageContext,
  visitor: Visitor,
  { token }: Params,
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const booking = await confirmAddress(asGuest(ctx), token)
  if (!booking) return answer(arrival, 410, { kind: 'booking-email', email: null })
  return { redirect: bookingAddress(arrival, makeGuestToken(ctx, booking), 'corrected') }
}

function detailsPage(
  { arrival, token, booking }: Opened,
  status: number,
  { values, errors = [], fault = null }: Shown,
): Outcome {
  const isClosed = !booking.mayCorrect
  const page = { kind: 'booking-details' as const, token, booking, values, errors, fault }
  return answer(arrival, isClosed ? 409 : status, page)
}

async function unlessRefused(
  work: () => Promise<Outcome>,
  show: (status: number, fault: 'meanwhile' | 'wait') => Outcome,
): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return show(409, 'meanwhile')
    if (error.code !== 'too_many_requests') throw error
    return { ...show(429, 'wait'), retryAfterSeconds: error.retryAfterSeconds ?? 60 }
  }
}

/** More than any field accepts, so that what was too long comes back whole. */
const longest = 12_000

function readValues(form: URLSearchParams): Values {
  const read = (field: CorrectionField) => (form.get(field) ?? '').slice(0, longest).replaceAll('\r\n', '\n')
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    arrivalTime: read('arrivalTime'),
    specialRequests: read('specialRequests'),
  }
}
