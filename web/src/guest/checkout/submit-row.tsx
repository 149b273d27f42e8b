import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LoaderCircle } from '../../ui/icons/loader-circle.ts'
import { RefreshCw } from '../../ui/icons/refresh-cw.ts'
import { WifiOff } from '../../ui/icons/wifi-off.ts'
import { legalAddress } from '../page-address.ts'
import type { CheckoutTexts } from '../texts/checkout.ts'
import { FieldNote } from './checkout-field.tsx'
import type { Phase } from './use-checkout.ts'

type SubmitRowProps = {
  words: Pick<
    CheckoutTexts,
    'terms' | 'termsOnly' | 'termsLink' | 'rulesLink' | 'booking' | 'tryAgain' | 'offline'
  >
  language: GuestLanguage
  phase: Phase
  slug: string
  hasHouseRules: boolean
  bookLabel: string
  isAccepted: boolean
  error: string | undefined
}

/** The terms and the one button; pressed once, it does nothing more until it is answered. */
export function SubmitRow({
  words,
  language,
  phase,
  slug,
  hasHouseRules,
  bookLabel,
  isAccepted,
  error,
}: SubmitRowProps) {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-1">
        <label className="flex items-start gap-3 text-[14px]">
          <input
            type="checkbox"
            id="checkout-termsAccepted"
            name="termsAccepted"
            value="yes"
            defaultChecked={isAccepted}
            aria-invalid={error !== undefined}
            aria-describedby={error ? 'checkout-termsAccepted-note' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span>{agreement(words, hasHouseRules, slug, language)}</span>
        </label>
        {error ? <FieldNote id="checkout-termsAccepted-note" error={error} /> : null}
      </div>
      <div className="grid gap-2">
        <button
          type="submit"
          name="act"
          value="book"
          aria-disabled={phase === 'busy'}
          className={cx(buttonClass({ size: 'lg' }), 'min-w-[190px] max-md:w-full')}
        >
          {phase === 'busy' ? <LoaderCircle aria-hidden="true" className="size-[18px] animate-spin" /> : null}
          {phase === 'lost' ? <RefreshCw aria-hidden="true" className="size-[18px]" /> : null}
          {phase === 'busy' ? words.booking : phase === 'lost' ? words.tryAgain : bookLabel}
        </button>
        <p role="status" className="flex items-center gap-1.5 text-sm text-error-text empty:hidden">
          {phase === 'lost' ? <WifiOff aria-hidden="true" className="size-[15px] shrink-0" /> : null}
          {phase === 'lost' ? words.offline : null}
        </p>
      </div>
    </div>
  )
}

/** The sentence with its links, wherever a language puts them. */
function agreement(
  words: SubmitRowProps['words'],
  hasHouseRules: boolean,
  slug: string,
  language: GuestLanguage,
): ReactNode[] {
  const links: Record<string, ReactNode> = {
    '{terms}': (
      <a
        key="terms"
        href={legalAddress({ language }, '/terms-of-service')}
        target="_blank"
        rel="noreferrer"
        className="link"
      >
        {words.termsLink}
      </a>
    ),
    '{rules}': (
      <a key="rules" href={`/stays/${slug}#house-rules`} target="_blank" rel="noreferrer" className="link">
        {words.rulesLink}
      </a>
    ),
  }
  const sentence = hasHouseRules ? words.terms : words.termsOnly
  return sentence.split(/(\{terms\}|\{rules\})/).map((part) => links[part] ?? part)
}
