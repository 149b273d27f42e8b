import type { ErrorCode } from '@roomlark/contract/errors'
import type { ExtrasFault } from '@roomlark/contract/guest-site/guest-checkout-page'
import { Id } from '@roomlark/contract/primitives'
import { readCents } from './checkout-form.policy.ts'

type WantedExtra = { extraId: string; quantity: number; priceCents: number }

/** Reads `extra-<id>` and the price that was shown with it, `price-<id>`. What is no number is left out. */
export function readWantedExtras(form: URLSearchParams): WantedExtra[] {
  return [...new Set(form.keys())].flatMap((name) => {
    const extraId = name.startsWith('extra-') ? name.slice('extra-'.length) : ''
    const quantity = form.get(name) ?? ''
    if (!Id.safeParse(extraId).success || !/^\d{1,3}$/.test(quantity)) return []
    return [{ extraId, quantity: Number(quantity), priceCents: readCents(form, `price-${extraId}`) ?? 0 }]
  })
}

/** Tells whether a form asks for other extras than there are. */
export function wantsOthers(
  wanted: readonly WantedExtra[],
  ordered: readonly { extraId: string; quantity: number }[],
): boolean {
  return wanted.some(
    ({ extraId, quantity }) =>
      quantity !== (ordered.find((order) => order.extraId === extraId)?.quantity ?? 0),
  )
}

/** Says by the code of a refusal why an extra could not be ordered. */
export const extrasFaults: Partial<Record<ErrorCode, ExtrasFault>> = {
  sold_out: 'sold-out',
  conflict: 'too-late',
  not_found: 'gone',
  price_changed: 'price',
  validation_failed: 'too-many',
}
