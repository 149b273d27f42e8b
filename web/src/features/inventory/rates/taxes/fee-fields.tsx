import { say } from '@roomlark/contract/say'
import { useFieldArray } from 'react-hook-form'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { feeUnitWords, vatKindWords } from './tax-words.ts'
import type { TaxesForm } from './taxes-draft.ts'
import { newFee } from './taxes-draft.ts'

/** Fees that every guest pays besides the rooms. */
export function FeeFields({ form, currency }: { form: TaxesForm; currency: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fees' })
  return (
    <fieldset className="grid gap-3 border-t border-border pt-5">
      <legend className="sr-only">{say('Fees')}</legend>
      <div>
        <p className="font-[560]">{say('Fees')}</p>
        <p className="text-sm text-muted">
          {say(
            'Such as cleaning or a resort fee: every guest pays them, and they are in every total that guests see.',
          )}
        </p>
      </div>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="rounded-md bg-sunken p-3.5">
          <legend className="sr-only">{say('Fee {number}', { number: index + 1 })}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <form.Text name={`fees.${index}.name`} label={say('Name')} placeholder={say('Cleaning')} />
            <div className="flex items-start gap-1.5">
              <form.Money
                name={`fees.${index}.cents`}
                label={say('Amount')}
                className="grow"
                currency={currency}
              />
              <IconButton
                label={say('Remove fee {number}', { number: index + 1 })}
                className="mt-[27px]"
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-[18px]" />
              </IconButton>
            </div>
            <form.Select name={`fees.${index}.per`} label={say('Charged')} options={feeUnitWords} />
            <form.Select name={`fees.${index}.vatKind`} label={say('VAT as for')} options={vatKindWords} />
          </div>
        </fieldset>
      ))}
      <FieldNote id="tax-fees" error={findError(form, 'fees')} />
      {fields.length < 10 ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => append(newFee)}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add a fee')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
