import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { CheckoutField } from '@roomlark/contract/guest-site/guest-checkout-page'
import { sayCount } from '@roomlark/contract/say'
import type { Ref } from 'react'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import type { CheckoutTexts } from '../texts/checkout.ts'

type ErrorSummaryProps = {
  ref: Ref<HTMLElement>
  errors: CheckoutField[]
  words: Pick<CheckoutTexts, 'errors' | 'errorsTitle'>
  language: GuestLanguage
}

/** Each error leads to its field. */
export function ErrorSummary({ ref, errors, words, language }: ErrorSummaryProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what went wrong is read first, as the design asks
      autoFocus
      aria-labelledby="checkout-errors"
      className="flex gap-4 rounded-lg bg-error-soft p-5 md:p-6"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface text-error-text">
        <CircleAlert aria-hidden="true" className="size-5" />
      </span>
      <div>
        <h2 id="checkout-errors" className="text-lg">
          {sayCount(language, words.errorsTitle, errors.length)}
        </h2>
        <ul className="mt-1.5 grid gap-1">
          {errors.map((field) => (
            <li key={field}>
              <a href={`#checkout-${field}`} className="font-medium text-error-text underline">
                {words.errors[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
