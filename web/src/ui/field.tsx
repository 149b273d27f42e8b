import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import { CircleAlert } from './icons/circle-alert.ts'

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  /** Replaces the hint and marks the field. */
  error?: string | undefined
  hint?: ReactNode
  /** A small picture at the start of the field. */
  icon?: ReactNode
  /** A small button at the end of the field. */
  action?: ReactNode
}

export function TextField({ label, error, hint, icon, action, className, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  return (
    <div className={className}>
      <FieldLabel htmlFor={fieldId}>{label}</FieldLabel>
      <div className="relative">
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 left-[13px] grid place-items-center text-muted [&>svg]:size-[18px]">
            {icon}
          </span>
        ) : null}
        <input
          dir="auto"
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={cx(
            controlClass,
            'h-(--control-h)',
            icon ? 'pl-[41px]' : 'pl-[13px]',
            action ? 'pr-11' : 'pr-[13px]',
          )}
        />
        {action ? <span className="absolute inset-y-0 right-2 grid place-items-center">{action}</span> : null}
      </div>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}

/** The look every control of a form shares; add a height and paddings. */
export const controlClass =
  'block w-full min-w-0 rounded-md border border-control bg-(--field-bg,var(--color-surface)) placeholder:text-muted placeholder:opacity-100 focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-error)] focus-visible:aria-invalid:border-ring focus-visible:aria-invalid:[box-shadow:none] disabled:cursor-not-allowed'

export function FieldLabel({ className, children, ...rest }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor
    <label {...rest} className={cx('mb-1.5 block text-[14px] leading-5 font-[560]', className)}>
      {children}
    </label>
  )
}

/** The hint below a control, or the error in its place. */
export function FieldNote({ id, error, hint }: { id: string; error?: string | undefined; hint?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-error-text">
        <CircleAlert aria-hidden="true" className="mt-px size-[15px] shrink-0" />
        {error}
      </p>
    )
  }
  return hint ? (
    <p id={id} className="mt-1.5 text-sm text-muted">
      {hint}
    </p>
  ) : null
}
