import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isNonRefundable, noticeDays, type PaymentKind } from '@roomlark/contract/inventory/payment-terms'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { formFields } from '../../../../parts/form/form-fields.tsx'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { CreditCard } from '../../../../ui/icons/credit-card.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { PlanDraft } from './plan-draft.ts'

const kinds: readonly { kind: PaymentKind; words: string; note: string }[] = [
  { kind: 'at-hotel', words: say('At the hotel'), note: say('Guests pay at the desk and enter no card.') },
  {
    kind: 'guarantee',
    words: say('Card as a guarantee'),
    note: say('Guests pay at the desk. Their card is charged only for a no-show or a late cancellation.'),
  },
  { kind: 'deposit', words: say('Deposit'), note: say('Guests pay a part when they book.') },
  { kind: 'prepaid', words: say('Prepaid'), note: say('Guests pay the whole stay when they book.') },
]

const sizeNames = {
  percent: say('Share of the stay'),
  'first-night': say('First night'),
  amount: say('Fixed amount'),
}
const restNames = { 'at-hotel': say('At the hotel'), before: say('From the card, before arrival') }

/** Payment terms for guests of the site. The desk sends payment links instead. */
export function PlanPayment({ hotel, takesPayments }: { hotel: Hotel; takesPayments: boolean }) {
  const name = useId()
  const { field } = useController<PlanDraft, 'paymentTerms.kind'>({ name: 'paymentTerms.kind' })
  const policy = useWatch<PlanDraft, 'cancellationPolicy'>({ name: 'cancellationPolicy' })
  const isPrepaidAnyway = isNonRefundable(policy ?? hotel.cancellationPolicy)
  const kind = isPrepaidAnyway ? 'prepaid' : field.value
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-[14px] font-medium">{say('Payment on the guest site')}</legend>
      {takesPayments ? null : (
        <Note tone="primary" icon={<CreditCard />}>
          {say('Guests pay at the hotel until you connect an account.')}{' '}
          <Link to={`/hotels/${hotel.id}/payments/settings`}>{say('Connect an account')}</Link>
        </Note>
      )}
      {isPrepaidAnyway ? (
        <p className="text-[14px] text-muted">
          {say('A non-refundable plan is prepaid: guests pay the whole stay when they book.')}
        </p>
      ) : (
        <div className="grid gap-2.5 sm:grid-cols-2">
          {kinds.map((choice) => (
            <ChoiceCard
              key={choice.kind}
              name={name}
              isChosen={choice.kind === kind}
              onChoose={() => field.onChange(choice.kind)}
              words={choice.words}
              note={choice.note}
            />
          ))}
        </div>
      )}
      {kind === 'deposit' ? <DepositFields currency={hotel.currency} /> : null}
      {kind === 'deposit' || kind === 'prepaid' ? (
        <formFields.Switch
          name="paymentTerms.cityTaxAtHotel"
          label={say('City tax at the desk')}
          hint={say('Guests pay it during their stay, not online')}
        />
      ) : null}
    </fieldset>
  )
}

function DepositFields({ currency }: { currency: string }) {
  const size = useWatch<PlanDraft, 'paymentTerms.size.kind'>({ name: 'paymentTerms.size.kind' })
  const rest = useWatch<PlanDraft, 'paymentTerms.rest'>({ name: 'paymentTerms.rest' })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <formFields.Select
        name="paymentTerms.size.kind"
        label={say('Size of the deposit')}
        options={sizeNames}
      />
      {size === 'percent' ? (
        <formFields.Text name="paymentTerms.size.percent" label={say('Share')} unit="%" inputMode="decimal" />
      ) : null}
      {size === 'amount' ? (
        <formFields.Money name="paymentTerms.size.cents" label={say('Amount')} currency={currency} />
      ) : null}
      <formFields.Select
        name="paymentTerms.rest"
        label={say('The rest is paid')}
        options={restNames}
        className={size === 'first-night' ? undefined : 'sm:col-start-1'}
      />
      {rest === 'before' ? (
        <formFields.Text
          name="paymentTerms.restDaysBefore"
          label={say('Days before arrival')}
          inputMode="numeric"
          hint={say('An email tells guests {days, plural, one {# day} other {# days}} ahead', {
            days: noticeDays,
          })}
        />
      ) : null}
    </div>
  )
}
