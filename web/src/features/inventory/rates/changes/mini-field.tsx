import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { controlClass } from '../../../../ui/field.tsx'

type MiniFieldProps = ComponentProps<'input'> & {
  label: string
  /** Shown before the typed text. */
  sign?: string
  isWrong: boolean
  /** The error message. */
  noteId: string
}

/** A small field in a bar: its label beside it. */
export function MiniField({ label, sign, isWrong, noteId, className, ...input }: MiniFieldProps) {
  return (
    <label className="inline-flex items-center gap-[9px] text-[14px] text-muted max-md:w-full max-md:justify-between">
      {label}
      <span className="relative">
        {sign ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-text"
          >
            {sign}
          </span>
        ) : null}
        <input
          {...input}
          autoComplete="off"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? noteId : undefined}
          style={sign ? { paddingLeft: `calc(14px + ${sign.length * 1.35}ch)` } : undefined}
          className={cx(
            controlClass,
            'h-(--control-h-sm) rounded-[8px]! px-2.5 text-text max-md:h-(--control-h)',
            className ?? 'w-[84px]!',
          )}
        />
      </span>
    </label>
  )
}

type MiniSelectProps = ComponentProps<'select'> & { label: string; children: ReactNode }

export function MiniSelect({ label, children, ...select }: MiniSelectProps) {
  return (
    <label className="inline-flex items-center gap-[9px] text-[14px] text-muted max-md:w-full max-md:justify-between">
      {label}
      <select
        {...select}
        className={cx(
          controlClass,
          'h-(--control-h-sm) w-auto! rounded-[8px]! px-2 text-text max-md:h-(--control-h) [&>option]:bg-raised',
        )}
      >
        {children}
      </select>
    </label>
  )
}
