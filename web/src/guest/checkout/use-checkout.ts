import { type CheckoutField, checkoutFields } from '@roomlark/contract/guest-site/guest-checkout-page'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { callCheckout } from './checkout-calls.ts'
import { onEnd, tellHold } from './hold-news.ts'
import { forgetTyped, keepTyped, restoreTyped } from './typed-values.ts'

/** `lost`: nobody knows whether it arrived, and asking again is safe. */
export type Phase = 'ready' | 'busy' | 'lost'

export type CheckoutStart = {
  token: string
  /** `lang=de` and the like, for the addresses this leads to. */
  carried: readonly (readonly [string, string])[]
  totalCents: number
  extrasCents: number
  errors: CheckoutField[]
  needsCode: boolean
}

/**
 * Adds to the form: immediate errors, one submission at a time, and a longer hold without leaving the page. Everything
 * else is shown by the page that the server makes of the same form, with everything typed in it.
 */
export function useCheckout({ token, carried, totalCents, extrasCents, ...first }: CheckoutStart) {
  const [errors, setErrors] = useState(first.errors)
  const [needsCode, setNeedsCode] = useState(first.needsCode)
  const [phase, setPhase] = useState<Phase>('ready')
  const formRef = useRef<HTMLFormElement>(null)
  const actRef = useRef<HTMLInputElement>(null)
  const summaryRef = useRef<HTMLElement>(null)
  const isBusy = useRef(false)

  const [keepsTyped, setKeepsTyped] = useState(false)
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    setKeepsTyped(restoreTyped(token, form))
    const keep = () => keepTyped(token, form)
    // The guest may have typed before the script was loaded.
    keep()
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [token])
  useEffect(() => onEnd(() => sendPlainly(formRef, actRef, 'look')), [])
  // Coming back to the page, the browser may show it as it was left.
  useEffect(() => {
    const reset = () => {
      isBusy.current = false
      setPhase('ready')
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const showErrors = (fields: CheckoutField[]) => {
    setErrors(fields)
    requestAnimationFrame(() => summaryRef.current?.focus())
  }

  const book = async (form: HTMLFormElement) => {
    const expected = { expectedTotalCents: totalCents, expectedExtrasCents: extrasCents }
    const body = { details: readDetails(new FormData(form)), ...expected }
    const called = await callCheckout(token, '/confirm', body)
    if (called.kind === 'lost') return 'lost'
    if (called.kind === 'done' && called.checkout.state === 'paying') {
      // The entries are kept, for guests who change them before they pay.
      const query = new URLSearchParams([['pay', '1'], ...carried.map(([name, value]) => [name, value])])
      location.assign(`/stays/checkout/${token}?${query}`)
      return 'busy'
    }
    if (called.kind === 'done' && called.checkout.bookingAddress) {
      const query = new URLSearchParams(carried.map(([name, value]) => [name, value]))
      forgetTyped()
      location.assign(called.checkout.bookingAddress + (query.size > 0 ? `&${query}` : ''))
      return 'busy'
    }
    const code = called.kind === 'refused' ? called.code : undefined
    if (called.kind === 'refused' && code === 'validation_failed') {
      const wrong = Object.keys(called.fields).map((path) => path.replace(/^details\./, ''))
      showErrors(checkoutFields.filter((field) => wrong.includes(field)))
      return 'ready'
    }
    if (code === 'code_required') {
      setErrors([])
      setNeedsCode(true)
      requestAnimationFrame(() => document.getElementById('checkout-code')?.focus())
      return 'ready'
    }
    sendPlainly(formRef, actRef, 'book')
    return 'busy'
  }

  const extend = async () => {
    const called = await callCheckout(token, '/extend')
    if (called.kind === 'done') tellHold(called.checkout)
    else sendPlainly(formRef, actRef, 'look')
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const act = submitter instanceof HTMLButtonElement ? `${submitter.name}=${submitter.value}` : 'act=book'
    // A promo code that was typed and extras that were chosen come first, and the page of the server says what they are
    // worth.
    const hasPromoCode = String(new FormData(event.currentTarget).get('promoCode') ?? '').trim() !== ''
    const isWhole = !hasPromoCode && !hasOtherExtras(event.currentTarget)
    const isOurs = (act === 'act=book' && isWhole) || act === 'act=extend'
    if (isBusy.current || isOurs) event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    if (!isOurs) return
    const form = event.currentTarget
    if (act === 'act=extend') {
      await extend()
      isBusy.current = false
      return
    }
    setPhase('busy')
    const next = await book(form)
    isBusy.current = next === 'busy'
    setPhase(next)
  }

  return { errors, needsCode, keepsTyped, phase, formRef, actRef, summaryRef, submit }
}

/** Tells whether other extras are chosen than the hold has. */
function hasOtherExtras(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLSelectElement>('select[data-ordered]')]
  return fields.some(({ value, dataset }) => value !== dataset.ordered)
}

/** As the form would go without script: the server answers with the page as it is then. */
function sendPlainly(
  formRef: RefObject<HTMLFormElement | null>,
  actRef: RefObject<HTMLInputElement | null>,
  act: 'book' | 'look',
): void {
  if (!actRef.current) return
  actRef.current.disabled = false
  actRef.current.value = act
  formRef.current?.submit()
}

/** The body of the call; the server reads a plain form in the same way. */
function readDetails(form: FormData): object {
  const text = (name: CheckoutField) => String(form.get(name) ?? '')
  const given = (name: CheckoutField) => (text(name) === '' ? {} : { [name]: text(name) })
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    forWhom: text('forWhom'),
    ...given('country'),
    ...given('arrivalTime'),
    ...given('code'),
    specialRequests: text('specialRequests'),
    stayingName: text('forWhom') === 'someone-else' ? text('stayingName') : '',
    termsAccepted: text('termsAccepted') === 'yes',
  }
}
