import { useState, useSyncExternalStore } from 'react'
import {
  acceptedAll,
  type CookiePreferences,
  type OptionalCategory,
  rejectedAll,
  saveCookieChoice,
  useCookieConsent,
} from '../lib/cookie-consent.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { Texts } from './texts/texts.ts'

type ConsentBannerProps = { words: Texts['consent']; policy: string }

const optional: readonly OptionalCategory[] = ['analytics', 'marketing', 'functional']
const never = () => () => {}

/**
 * The choice of the app's own banner, without its libraries. Until the script runs nothing optional is stored, so
 * there is nothing to ask for: the banner is drawn by the browser alone.
 */
export function ConsentBanner({ words, policy }: ConsentBannerProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? <Banner words={words} policy={policy} /> : null
}

/** What this visit carries in its address, the server puts into a cookie as soon as that is allowed. */
function keepReferral(): void {
  if (!new URLSearchParams(location.search).has('ref')) return
  // Should it fail, the next page of the visit does the same.
  fetch(location.href, { cache: 'no-store' }).catch(() => {})
}

function Banner({ words, policy }: ConsentBannerProps) {
  const { decided } = useCookieConsent()
  const [preferences, setPreferences] = useState<CookiePreferences>()
  if (decided) return null
  const choose = (choice: CookiePreferences) => {
    saveCookieChoice(choice)
    if (choice.marketing) keepReferral()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const secondary = buttonClass({ variant: 'secondary' })
  return (
    <section
      id="cookie-banner"
      aria-label={words.label}
      className="fixed inset-x-3 bottom-3 z-60 mx-auto flex max-h-[calc(100dvh-24px)] max-w-[1120px] flex-col gap-3.5 overflow-y-auto rounded-lg border border-border bg-raised p-5 [box-shadow:var(--shadow-lg)] md:flex-row md:flex-wrap md:items-center print:hidden"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-md font-strong tracking-[-0.005em]">{words.title}</h2>
        <p className="mt-0.5 max-w-[560px] text-[14px] leading-[21px] text-muted">
          {words.text}{' '}
          <a href="/cookie-policy" className="link">
            {policy}
          </a>
        </p>
        {preferences ? (
          <div className="mt-3 grid gap-2 text-[14px]">
            <p className="text-muted">{words.necessary}</p>
            {optional.map((category) => (
              <label key={category} className="flex items-start gap-2.5">
                <input
                  type="checkbox"
                  className="mt-1 size-4 accent-primary"
                  checked={preferences[category]}
                  onChange={({ target }) => setPreferences({ ...preferences, [category]: target.checked })}
                />
                {words[category]}
              </label>
            ))}
          </div>
        ) : null}
      </div>
      <div className="grid grid-cols-2 gap-3 md:ml-auto md:flex md:items-center">
        <button
          type="button"
          className={`${buttonClass({ variant: 'quiet' })} max-md:order-1 max-md:col-span-2`}
          onClick={() => (preferences ? choose(preferences) : setPreferences(rejectedAll))}
        >
          {preferences ? words.save : words.manage}
        </button>
        <button type="button" className={secondary} onClick={() => choose(rejectedAll)}>
          {words.reject}
        </button>
        <button type="button" className={secondary} onClick={() => choose(acceptedAll)}>
          {words.accept}
        </button>
      </div>
    </section>
  )
}
