/** Update of the hold, sent to the parts of the checkout: the timer shows it, the form changes it. */
export type HoldNews = { secondsLeft: number; canExtend: boolean }

const news = 'checkout-hold'
const end = 'checkout-ended'

export function tellHold(hold: HoldNews): void {
  window.dispatchEvent(new CustomEvent(news, { detail: hold }))
}

export function onHold(hear: (hold: HoldNews) => void): () => void {
  const listen = (event: Event) => event instanceof CustomEvent && hear(event.detail)
  window.addEventListener(news, listen)
  return () => window.removeEventListener(news, listen)
}

export function tellEnd(): void {
  window.dispatchEvent(new Event(end))
}

export function onEnd(hear: () => void): () => void {
  window.addEventListener(end, hear)
  return () => window.removeEventListener(end, hear)
}
