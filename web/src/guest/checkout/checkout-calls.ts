import type { SuccessEnvelope } from '@roomlark/contract/envelope'
import type { ErrorCode, FieldErrors } from '@roomlark/contract/errors'
import type { Checkout } from '@roomlark/contract/guest-site/checkouts'

export type Called =
  | { kind: 'done'; checkout: Checkout }
  | { kind: 'refused'; code: ErrorCode; fields: FieldErrors }
  /** Nobody knows whether it arrived: asking again is safe. */
  | { kind: 'lost' }

/** Of the checkout's own addresses; the app's calls are not for guests. */
export async function callCheckout(
  token: string,
  path: '' | '/extend' | '/confirm',
  body?: object,
): Promise<Called> {
  const isGet = path === ''
  try {
    const response = await fetch(`/api/v1/guest/checkouts/${token}${path}`, {
      method: isGet ? 'GET' : 'POST',
      ...(isGet ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    })
    const answer: SuccessEnvelope<Checkout> | { success: false; code: ErrorCode; fields?: FieldErrors } =
      await response.json()
    if (answer.success) return { kind: 'done', checkout: answer.data }
    return response.status >= 500
      ? { kind: 'lost' }
      : { kind: 'refused', code: answer.code, fields: answer.fields ?? {} }
  } catch {
    return { kind: 'lost' }
  }
}
