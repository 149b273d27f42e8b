import { cityTaxUnits } from '@roomlark/contract/inventory/tax-rules'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { findFault } from '../draft-form.ts'
import { SeasonFields } from './season-fields.tsx'
import { taxUnits } from './tax-words.ts'
import type { TaxesForm } from './taxes-draft.ts'

type CityTaxFieldsProps = { form: TaxesForm; currency: string }

/** The city tax with its exceptions; fields that do not apply to the chosen unit are not shown. */
export function CityTaxFields({ form, currency }: CityTaxFieldsProps) {
  const [hasCityTax, per] = useWatch({ control: form.control, name: ['hasCityTax', 'cityTax.per'] })
  return (
    <fieldset className="grid gap-4 border-t border-border pt-5">
      <legend className="sr-only">City tax</legend>
      <SwitchRow
        control={form.control}
        name="hasCityTax"
        label="City tax"
        hint="Also called tourist or occupancy tax; never with VAT"
      />
      {hasCityTax ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField label="Charged" {...form.register('cityTax.per')}>
              {cityTaxUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {taxUnits[unit]}
                </option>
              ))}
            </SelectField>
            {per === 'percent' ? (
              <TextField
                label="Percentage"
                autoComplete="off"
                inputMode="decimal"
                action={<span className="pr-1.5 text-muted">%</span>}
                error={findFault(form, 'cityTax.percent')}
                {...form.register('cityTax.percent')}
              />
            ) : (
              <MoneyField
                label="Amount"
                currency={currency}
                error={findFault(form, 'cityTax.cents')}
                {...form.register('cityTax.cents')}
              />
            )}
            <TextField
              label="Name on bills (optional)"
              placeholder="City tax"
              autoComplete="off"
              error={findFault(form, 'cityTax.name')}
              {...form.register('cityTax.name')}
            />
            {per === 'person-night' ? (
              <TextField
                label="Free below age (optional)"
                placeholder="Nobody"
                inputMode="numeric"
                autoComplete="off"
                error={findFault(form, 'cityTax.exemptBelowAge')}
                {...form.register('cityTax.exemptBelowAge')}
              />
            ) : null}
            {per === 'stay' ? null : (
              <TextField
                label="For at most nights (optional)"
                placeholder="All nights"
                inputMode="numeric"
                autoComplete="off"
                error={findFault(form, 'cityTax.maxNights')}
                {...form.register('cityTax.maxNights')}
              />
            )}
          </div>
          {per === 'percent' ? (
            <SwitchRow
              control={form.control}
              name="cityTax.withoutVat"
              label="Of the price without VAT"
              hint="Otherwise of the price as it is set"
            />
          ) : null}
          <SeasonFields form={form} currency={currency} isPercent={per === 'percent'} />
        </>
      ) : null}
    </fieldset>
  )
}
