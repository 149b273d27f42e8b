import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'

/** Properties that connect an input with its label, its hint and its error. */
export type FieldProps = {
  name: string
  label: string
  optional?: string
  hint?: string
  error?: string | undefined
  className?: string
  children: (input: {
    id: string
    name: string
    className: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

export function CheckoutField({ name, label, optional, hint, error, className, children }: FieldProps) {
  const id = `checkout-${name}`
  const note = error ?? hint
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-[14px] font-strong">
        {label} {optional ? <span className="font-normal text-muted">{optional}</span> : null}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className: cx(
          'w-full rounded-md border bg-surface px-3.5 text-text',
          error ? 'border-error ring-1 ring-error' : 'border-control',
        ),
      })}
      {note ? <FieldNote id={`${id}-note`} error={error} hint={hint} /> : null}
    </div>
  )
}

export function FieldNote({
  id,
  error,
  hint,
}: {
  id: string
  error?: string | undefined
  hint?: string | undefined
}) {
  return error ? (
    <p id={id} className="flex items-center gap-1.5 text-sm text-error-text">
      <CircleAlert aria-hidden="true" className="size-[15px] shrink-0" />
      {error}
    </p>
  ) : (
    <p id={id} className="text-sm wrap-anywhere text-muted">
      {hint}
    </p>
  )
}
