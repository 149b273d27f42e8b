import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

const tones = {
  primary: 'bg-primary-soft [--note:var(--color-primary-text)]',
  success: 'bg-success-soft [--note:var(--color-success-text)]',
  warning: 'bg-warning-soft [--note:var(--color-warning-text)]',
  error: 'bg-error-soft [--note:var(--color-error-text)]',
}

type NoteProps = {
  tone: keyof typeof tones
  icon: ReactNode
  title?: string
  children?: ReactNode
  className?: string
  /** `alert` interrupts a screen reader, `status` waits. */
  role?: 'alert' | 'status'
}

/** A tinted message in the flow of the page. */
export function Note({ tone, icon, title, children, className, role }: NoteProps) {
  return (
    <div
      role={role}
      className={cx(
        'flex items-baseline gap-3 rounded-[12px] px-4 py-3.5 text-[14px] leading-[21px]',
        tones[tone],
        className,
      )}
    >
      {/* On the line of the first words, also where a button beside them makes that line taller. */}
      <span
        className="shrink-0 text-(--note) [&>svg]:inline [&>svg]:size-5 [&>svg]:align-[-5.5px]"
        aria-hidden="true"
      >
        {icon}
      </span>
      <div className="min-w-0 grow">
        {title ? <strong className="block">{title}</strong> : null}
        {children}
      </div>
    </div>
  )
}
