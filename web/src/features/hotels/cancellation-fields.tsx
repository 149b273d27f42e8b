import type { CancellationFee } from '@roomlark/contract/cancellation'
import { useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass, FieldNote } from '../../ui/field.tsx'
import { feeAmount, feeOfKind, withAmount } from './cancellation-model.ts'
import { readNumber } from './read-number.ts'

type AmountFieldProps = {
  label: string
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

/** Keeps the text as typed (`33.` on the way to `33.5`), and follows when the number changes from elsewhere. */
export function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  const id = useId()
  const [text, setText] = useState(written(value))
  if (!Object.is(readNumber(text), value)) setText(written(value))
  return (
    <div className="min-w-0">
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(readNumber(event.target.value))
        }}
        className={cx(controlClass, 'h-10 w-[74px]! px-3')}
      />
      <FieldNote id={id} error={error} />
    </div>
  )
}

function written(value: number): string {
  return Number.isNaN(value) ? '' : String(value)
}

type UnitSelectProps<Unit extends string> = {
  label: string
  value: Unit
  choices: Record<Unit, string>
  onChange: (unit: Unit) => void
}

export function UnitSelect<Unit extends string>({ label, value, choices, onChange }: UnitSelectProps<Unit>) {
  const isUnit = (name: string): name is Unit => Object.hasOwn(choices, name)
  const units = Object.keys(choices).filter(isUnit)
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => isUnit(target.value) && onChange(target.value)}
      className={cx(controlClass, 'h-10 w-auto! px-2.5 [&>option]:bg-raised')}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {choices[unit]}
        </option>
      ))}
    </select>
  )
}

const feeKinds = { percent: '% of the stay', nights: 'nights' }

type FeeFieldsProps = {
  name: string
  fee: CancellationFee
  issue: (path: string) => string | undefined
  onChange: (fee: CancellationFee) => void
}

export function FeeFields({ name, fee, issue, onChange }: FeeFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <AmountField
        label={`${name}, amount`}
        value={feeAmount(fee)}
        error={issue(fee.kind)}
        onChange={(amount) => onChange(withAmount(fee, amount))}
      />
      <UnitSelect
        label={`${name}, percent or nights`}
        value={fee.kind}
        choices={feeKinds}
        onChange={(kind) => onChange(feeOfKind(kind))}
      />
    </div>
  )
}
