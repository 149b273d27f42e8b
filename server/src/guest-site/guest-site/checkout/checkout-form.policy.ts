import type { RoomChoice } from '@roomlark/contract/bookings/offers'
import { type CheckoutInput, GuestDetails } from '@roomlark/contract/guest-site/checkouts'
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
} from '@roomlark/contract/guest-site/guest-checkout-page'
import { Id } from '@roomlark/contract/primitives'

/**
 * This is more than any field accepts, so that guests who wrote too much get their text back and can shorten
 * it.
 */
const longest = 12_000

export const noValues: CheckoutValues = {
  forWhom: 'myself',
  name: '',
  stayingName: '',
  email: '',
  phone: '',
  country: '',
  arrivalTime: '',
  specialRequests: '',
  termsAccepted: '',
  code: '',
}

export function readCheckoutValues(form: URLSearchParams): CheckoutValues {
  const values = { ...noValues }
  for (const field of checkoutFields) values[field] = (form.get(field) ?? noValues[field]).slice(0, longest)
  return values
}

/** Applies the same rules as a call of the API. Empty fields are left out. */
export function readGuestDetails(
  values: CheckoutValues,
): { details: GuestDetails } | { errors: CheckoutField[] } {
  const read = GuestDetails.safeParse({
    name: values.name,
    email: values.email,
    phone: values.phone,
    ...(values.country === '' ? {} : { country: values.country }),
    ...(values.arrivalTime === '' ? {} : { arrivalTime: values.arrivalTime }),
    specialRequests: values.specialRequests,
    forWhom: values.forWhom,
    stayingName: values.forWhom === 'someone-else' ? values.stayingName : '',
    termsAccepted: values.termsAccepted === 'yes',
    ...(values.code === '' ? {} : { code: values.code }),
  })
  if (read.success) return { details: read.data }
  const wrong = read.error.issues.map(({ path }) => String(path[0]))
  return { errors: checkoutFields.filter((field) => wrong.includes(field)) }
}

/** Reads a total in minor units of the currency. */
export function readExpectedTotal(form: URLSearchParams): number | undefined {
  return readCents(form, 'expectedTotalCents')
}

export function readCents(form: URLSearchParams, name: string): number | undefined {
  const text = form.get(name) ?? ''
  return /^\d{1,11}$/.test(text) ? Number(text) : undefined
}

/**
 * Reads the key that the page's script generated. Without script there is none, and each submission is a
 * separate attempt.
 */
export function readKey(form: URLSearchParams, fresh: string): CheckoutInput['key'] {
  const key = form.get('key') ?? ''
  return Id.safeParse(key).success ? key : fresh
}

/**
 * Returns what the form asks for: undefined means nothing, null removes the code. Guests who type a code and
 * then press Enter or book have not yet seen its price, so the code is applied first.
 */
export function readPromoCode(form: URLSearchParams): string | null | undefined {
  const act = form.get('act')
  if (act === 'remove-code') return null
  const typed = (form.get('promoCode') ?? '').slice(0, longest)
  if (act === 'apply-code') return typed
  return act === 'book' && typed.trim() !== '' ? typed : undefined
}

/** Reads `<plan>.<type>.<total>`, the value of the button for another room when the chosen one is gone. */
export function readOtherRoom(
  form: URLSearchParams,
  quantity: number,
): (RoomChoice & { expectedTotalCents: number }) | undefined {
  const [ratePlanId = '', roomTypeId = '', total = ''] = (form.get('room') ?? '').split('.')
  if (!Id.safeParse(ratePlanId).success || !Id.safeParse(roomTypeId).success) return undefined
  if (!/^\d{1,11}$/.test(total)) return undefined
  return { ratePlanId, rooms: [{ roomTypeId, quantity }], expectedTotalCents: Number(total) }
}
