import type { CancellationFee } from '@roomlark/contract/inventory/cancellation'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { useNumberText } from '../../lib/use-number-text.ts'
import { controlClass, FieldNote } from '../../ui/field.tsx'
import { feeAmount, feeOfKind, withAmount } from './cancellation-model.ts'

type AmountFieldProps = {
  label: string
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

export function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  const id = useId()
  const input = useNumberText(value, onChange, Number.NaN)
  return (
    <div className="min-w-0">
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        {...input}
        className={cx(controlClass, 'h-10 w-16! px-3 text-[14px]')}
      />
      <FieldNote id={id} error={error} />
    </div>
  )
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
      className={cx(controlClass, 'h-10 w-auto! px-2 text-[14px] [&>option]:bg-raised')}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {choices[unit]}
        </option>
      ))}
    </select>
  )
}

const feeKinds = { percent: say('% of the stay'), nights: say('nights') }

type FeeFieldsProps = {
  name: string
  fee: CancellationFee
  issue: (path: string) => string | undefined
  onChange: (fee: CancellationFee) => void
}

export function FeeFields({ name, fee, issue, onChange }: FeeFieldsProps) {
  return (
    <div className="flex items-start gap-2">
      <AmountField
        label={say('{fee}, amount', { fee: name })}
        value={feeAmount(fee)}
        error={issue(fee.kind)}
        onChange={(amount) => onChange(withAmount(fee, amount))}
      />
      <UnitSelect
        label={say('{fee}, percent or nights', { fee: name })}
        value={fee.kind}
        choices={feeKinds}
        onChange={(kind) => onChange(feeOfKind(kind))}
      />
    </div>
  )
}
