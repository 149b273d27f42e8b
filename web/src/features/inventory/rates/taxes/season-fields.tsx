import { say } from '@roomlark/contract/say'
import { useFieldArray } from 'react-hook-form'
import { monthShort } from '../../../../lib/day-words.ts'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import type { TaxesForm } from './taxes-draft.ts'
import { newSeason } from './taxes-draft.ts'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

type SeasonFieldsProps = { form: TaxesForm; currency: string; isPercent: boolean }

/** The days of every year on which the city tax is another. */
export function SeasonFields({ form, currency, isPercent }: SeasonFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cityTax.seasons' })
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="rounded-md bg-sunken p-3.5">
          <legend className="sr-only">{say('Season {number}', { number: index + 1 })}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-3">
            <YearDayFields form={form} index={index} side="from" label={say('From##day')} />
            <YearDayFields form={form} index={index} side="until" label={say('Until##day')} />
            <div className="flex items-start gap-1.5">
              {isPercent ? (
                <form.Text
                  name={`cityTax.seasons.${index}.percent`}
                  label={say('Then##amount')}
                  className="grow"
                  inputMode="decimal"
                  unit="%"
                />
              ) : (
                <form.Money
                  name={`cityTax.seasons.${index}.cents`}
                  label={say('Then##amount')}
                  className="grow"
                  currency={currency}
                />
              )}
              <IconButton
                label={say('Remove season {number}', { number: index + 1 })}
                className="mt-[27px]"
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-[18px]" />
              </IconButton>
            </div>
          </div>
        </fieldset>
      ))}
      <FieldNote id="tax-seasons" error={findError(form, 'cityTax.seasons')} />
      {fields.length < 8 ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => append(newSeason)}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add a season with another amount')}
          </Button>
          <p className="mt-1 text-sm text-muted">
            {say('The same days every year. Enter 0 where nothing is due.')}
          </p>
        </div>
      ) : null}
    </div>
  )
}

type YearDayFieldsProps = { form: TaxesForm; index: number; side: 'from' | 'until'; label: string }

/** A day without a year. */
function YearDayFields({ form, index, side, label }: YearDayFieldsProps) {
  const path = `cityTax.seasons.${index}.${side}` as const
  const fault = findError(form, path)
  return (
    <div>
      <div className="grid grid-cols-[52px_1fr] gap-1.5">
        <form.Text
          name={`${path}.day`}
          label={label}
          aria-label={say('{label}, day', { label })}
          inputMode="numeric"
          aria-invalid={fault ? true : undefined}
        />
        <form.Select
          name={`${path}.month`}
          label={<span className="invisible">{say('Month')}</span>}
          aria-label={say('{label}, month', { label })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthShort(`2024-${month}-01`)}
            </option>
          ))}
        </form.Select>
      </div>
      <FieldNote id={`tax-season-${index}-${side}`} error={fault} />
    </div>
  )
}
