import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import { controlClass, FieldLabel, FieldNote } from './field.tsx'

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: ReactNode
  error?: string | undefined
  /** Stays beside an error: a counter matters most when there is too much. */
  hint?: ReactNode
}

/** As tall as its text where the browser can do that, but never smaller than its rows. */
export function TextAreaField({ label, error, hint, className, id, rows = 2, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [error ? `${fieldId}-error` : '', hint ? `${fieldId}-hint` : ''].filter(Boolean)
  return (
    <div className={className}>
      <FieldLabel htmlFor={fieldId}>{label}</FieldLabel>
      <textarea
        dir="auto"
        {...area}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 22px)` }}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className={cx(
          controlClass,
          'field-sizing-content max-h-[70dvh] resize-y wrap-anywhere px-[13px] py-2.5',
        )}
      />
      <FieldNote id={`${fieldId}-error`} error={error} />
      <FieldNote id={`${fieldId}-hint`} hint={hint} />
    </div>
  )
}
