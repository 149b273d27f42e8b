import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { SeasonFields } from './season-fields.tsx'
import { taxUnits } from './tax-words.ts'
import type { TaxesForm } from './taxes-draft.ts'

type CityTaxFieldsProps = { form: TaxesForm; currency: string }

/** The city tax with its exceptions; fields that do not apply to the chosen unit are not shown. */
export function CityTaxFields({ form, currency }: CityTaxFieldsProps) {
  const [hasCityTax, per] = useWatch({ control: form.control, name: ['hasCityTax', 'cityTax.per'] })
  return (
    <fieldset className="grid gap-4 border-t border-border pt-5">
      <legend className="sr-only">{say('City tax')}</legend>
      <form.Switch
        name="hasCityTax"
        label={say('City tax')}
        hint={say('Also called tourist or occupancy tax; never with VAT')}
      />
      {hasCityTax ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <form.Select name="cityTax.per" label={say('Charged')} options={taxUnits} />
            {per === 'percent' ? (
              <form.Text name="cityTax.percent" label={say('Percentage')} inputMode="decimal" unit="%" />
            ) : (
              <form.Money name="cityTax.cents" label={say('Amount')} currency={currency} />
            )}
            <form.Text
              name="cityTax.name"
              label={say('Name on bills (optional)')}
              placeholder={say('City tax')}
            />
            {per === 'person-night' ? (
              <form.Text
                name="cityTax.exemptBelowAge"
                label={say('Free below age (optional)')}
                placeholder={say('Nobody')}
                inputMode="numeric"
              />
            ) : null}
            {per === 'stay' ? null : (
              <form.Text
                name="cityTax.maxNights"
                label={say('For at most nights (optional)')}
                placeholder={say('All nights')}
                inputMode="numeric"
              />
            )}
          </div>
          {per === 'percent' ? (
            <form.Switch
              name="cityTax.withoutVat"
              label={say('Of the price without VAT')}
              hint={say('Otherwise of the price as it is set')}
            />
          ) : null}
          <SeasonFields form={form} currency={currency} isPercent={per === 'percent'} />
        </>
      ) : null}
    </fieldset>
  )
}
