import { vatKinds } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import { vatKindWords } from './tax-words.ts'
import type { TaxesForm } from './taxes-draft.ts'

/** The VAT rate of each kind of charge. */
export function VatFields({ form }: { form: TaxesForm }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="text-[14px] leading-5 font-[560]">{say('VAT by kind of charge')}</legend>
      <p className="text-sm text-muted">
        {say(
          'Meals that a rate plan includes have the rate of the rooms, unless the plan says what they are worth.',
        )}
      </p>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 sm:grid-cols-3">
        {vatKinds.map((kind) => (
          <form.Text
            name={`vat.${kind}`}
            key={kind}
            label={vatKindWords[kind]}
            inputMode="decimal"
            unit="%"
          />
        ))}
      </div>
      <form.Switch
        name="vatIncluded"
        label={say('Prices include VAT')}
        hint={say('Otherwise it is added on top of them')}
      />
    </fieldset>
  )
}
