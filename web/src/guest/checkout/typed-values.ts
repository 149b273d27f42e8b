import { checkoutFields } from '@roomlark/contract/guest-site/guest-checkout-page'

const place = 'checkout'

type Kept = { token: string; values: Record<string, string> }

/** Keeps what is typed in this tab, so that it survives a redirect, Back and another try at the same hotel. */
export function keepTyped(token: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const values = Object.fromEntries(checkoutFields.map((field) => [field, String(data.get(field) ?? '')]))
  write({ token, values: { ...values, code: '' } })
}

/** Fills in fields that are empty. What a guest agreed to holds for one checkout only. Returns false if nothing can be kept. */
export function restoreTyped(token: string, form: HTMLFormElement): boolean {
  const kept = read()
  if (kept === undefined) return false
  for (const field of checkoutFields) {
    const value = kept?.values[field] ?? ''
    if (value === '' || (field === 'termsAccepted' && kept?.token !== token)) continue
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)) {
      if (input.type === 'radio' || input.type === 'checkbox') input.checked ||= input.value === value
      else if (input.value === '') input.value = value
    }
  }
  return true
}

export function forgetTyped(): void {
  write(null)
}

/** Undefined where the browser keeps nothing for sites. */
function read(): Kept | null | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return undefined
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(place, JSON.stringify(kept))
    else sessionStorage.removeItem(place)
  } catch {
    // Without storage the page works as it does without script.
  }
}
