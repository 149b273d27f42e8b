import { useSyncExternalStore } from 'react'
import {
  acceptedAll,
  type CookiePreferences,
  openCookiePreferences,
  rejectedAll,
  saveCookieChoice,
  useCookieConsent,
} from '../lib/cookie-consent.ts'
import { cx } from '../lib/cx.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { column } from './site-column.ts'
import type { Texts } from './texts/texts.ts'

export type ConsentBannerProps = {
  words: Texts['consent']
  policy: { label: string; href: string }
  /** The guest has not chosen yet, as the server sees it. */
  isAsked: boolean
}

const never = () => () => {}

/**
 * The choice of the app's own banner, without its libraries. It is a bar of the page itself, above everything else, so
 * that it covers nothing and moves nothing while the page loads. Without script nothing optional is stored, and the bar
 * is hidden.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isBrowser) return <OwnChoice {...props} />
  return props.isAsked ? <Bar {...props} /> : null
}

function OwnChoice(props: ConsentBannerProps) {
  const { decided, choosing } = useCookieConsent()
  return (
    <>
      {decided ? null : <Bar {...props} />}
      {choosing ? <ConsentDialog words={props.words} onChoose={choose} /> : null}
    </>
  )
}

function Bar({ words, policy }: ConsentBannerProps) {
  const look = (variant: 'secondary' | 'quiet') =>
    cx(buttonClass({ variant, size: 'sm' }), 'max-md:px-2! max-md:text-[13px]')
  return (
    <section
      id="cookie-banner"
      aria-label={words.label}
      className="only-script relative z-10 border-b border-border bg-raised print:hidden"
    >
      <div className={`${column} flex flex-wrap items-center gap-x-5 gap-y-1.5 py-2`}>
        <p className="min-w-0 text-[13px] leading-5 text-muted md:grow md:basis-0 md:text-[14px]">
          <b className="text-text">{words.title}.</b> <span className="max-md:hidden">{words.text} </span>
          <a href={policy.href} className="link">
            {policy.label}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-1.5 md:gap-2">
          <button type="button" className={look('secondary')} onClick={() => choose(rejectedAll)}>
            {words.reject}
          </button>
          <button type="button" className={look('secondary')} onClick={() => choose(acceptedAll)}>
            {words.accept}
          </button>
          <button type="button" className={look('quiet')} onClick={openCookiePreferences}>
            {words.manage}
          </button>
        </div>
      </div>
    </section>
  )
}

function choose(choice: CookiePreferences): void {
  saveCookieChoice(choice)
  if (choice.marketing) keepReferral()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Asks the server to keep the reference from the address in a cookie, which it does as soon as that is allowed. */
function keepReferral(): void {
  if (!new URLSearchParams(location.search).has('ref')) return
  // Should it fail, the next page of the visit does the same.
  fetch(location.href, { cache: 'no-store' }).catch(() => {})
}
