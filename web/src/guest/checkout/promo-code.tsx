import { dayWords, percentIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { CheckoutPromo } from '@roomlark/contract/guest-site/guest-checkout-page'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { TicketPercent } from '../../ui/icons/ticket-percent.ts'
import type { CheckoutTexts } from '../texts/checkout.ts'
import { CheckoutField } from './checkout-field.tsx'

type PromoCodeProps = { promo: CheckoutPromo; language: GuestLanguage; words: CheckoutTexts }

/** The field for a code, or the code that counts. Both belong to the form of the page, which keeps what was typed. */
export function PromoCode({ promo, language, words }: PromoCodeProps) {
  if (promo.kind === 'applied') {
    const off =
      promo.discountPercent > 0
        ? fill(words.promoRoomOff, { percent: percentIn(language, promo.discountPercent) })
        : words.promoSamePrice
    return (
      <div className="mt-4 flex items-center gap-3 rounded-md bg-success-soft p-3.5">
        <TicketPercent aria-hidden="true" className="size-[17px] shrink-0 self-start text-success-text" />
        <p className="min-w-0 grow text-sm">
          <b className="block wrap-anywhere">{promo.code}</b>
          {off}
        </p>
        <button
          type="submit"
          form="checkout"
          name="act"
          value="remove-code"
          aria-label={fill(words.promoRemoveCode, { code: promo.code })}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {words.promoRemove}
        </button>
      </div>
    )
  }
  const refusal =
    promo.kind === 'none'
      ? undefined
      : promo.endedOn
        ? fill(words.promoEnded, { day: dayWords(language, promo.endedOn) })
        : words.promoRefused
  return (
    <details open={promo.kind === 'refused'} className="mt-4">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-[14px] font-medium text-primary-text">
        <TicketPercent aria-hidden="true" className="size-[17px]" />
        {words.promoAdd}
      </summary>
      <CheckoutField name="promoCode" label={words.promoCode} error={refusal} className="mt-3">
        {(input) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <input
              {...input}
              type="text"
              form="checkout"
              defaultValue={promo.kind === 'refused' ? promo.typed : ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <button
              type="submit"
              form="checkout"
              name="act"
              value="apply-code"
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.promoApply}
            </button>
          </div>
        )}
      </CheckoutField>
    </details>
  )
}
