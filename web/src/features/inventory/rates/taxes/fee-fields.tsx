import { feeUnits, vatKinds } from '@roomlark/contract/inventory/tax-rules'
import { useFieldArray } from 'react-hook-form'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote, TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { findFault } from '../draft-form.ts'
import { feeUnitWords, vatKindWords } from './tax-words.ts'
import type { TaxesForm } from './taxes-draft.ts'
import { newFee } from './taxes-draft.ts'

/** Fees that every guest pays besides the rooms. */
export function FeeFields({ form, currency }: { form: TaxesForm; currency: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fees' })
  return (
    <fieldset className="grid gap-3 border-t border-border pt-5">
      <legend className="sr-only">Fees</legend>
      <div>
        <p className="font-[560]">Fees</p>
        <p className="text-sm text-muted">
          Such as cleaning or a resort fee: every guest pays them, and they are in every total that guests
          see.
        </p>
      </div>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="rounded-md bg-sunken p-3.5">
          <legend className="sr-only">Fee {index + 1}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label="Name"
              placeholder="Cleaning"
              autoComplete="off"
              error={findFault(form, `fees.${index}.name`)}
              {...form.register(`fees.${index}.name`)}
            />
            <div className="flex items-start gap-1.5">
              <MoneyField
                label="Amount"
                className="grow"
                currency={currency}
                error={findFault(form, `fees.${index}.cents`)}
                {...form.register(`fees.${index}.cents`)}
              />
              <IconButton
                label={`Remove fee ${index + 1}`}
                className="mt-[27px]"
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-[18px]" />
              </IconButton>
            </div>
            <SelectField label="Charged" {...form.register(`fees.${index}.per`)}>
              {feeUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {feeUnitWords[unit]}
                </option>
              ))}
            </SelectField>
            <SelectField label="VAT as for" {...form.register(`fees.${index}.vatKind`)}>
              {vatKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {vatKindWords[kind]}
                </option>
              ))}
            </SelectField>
          </div>
        </fieldset>
      ))}
      <FieldNote id="tax-fees" error={findFault(form, 'fees')} />
      {fields.length < 10 ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => append(newFee)}>
            <Plus aria-hidden="true" className="size-4" />
            Add a fee
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
