import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import { controlClass, FieldLabel, FieldNote } from './field.tsx'
import { ChevronDown } from './icons/chevron-down.ts'

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
}

/** The platform's own select: for a handful of choices. */
export function SelectField({ label, error, hint, className, id, children, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={className}>
      <FieldLabel htmlFor={fieldId}>{label}</FieldLabel>
      <div className="relative">
        <select
          {...select}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${fieldId}-note` : undefined}
          className={cx(
            controlClass,
            'h-(--control-h) appearance-none truncate pr-11 pl-[13px] [&>option]:bg-raised',
          )}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-[13px] size-[18px] -translate-y-1/2 text-muted"
        />
      </div>
      <FieldNote id={`${fieldId}-note`} error={error} hint={hint} />
    </div>
  )
}
