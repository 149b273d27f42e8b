import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

const tones = {
  neutral: 'bg-sunken text-muted [--dot:var(--color-control)]',
  primary: 'bg-primary-soft text-primary-text [--dot:var(--color-primary)]',
  secondary: 'bg-secondary-soft text-secondary-text [--dot:var(--color-secondary)]',
  accent: 'bg-accent-soft text-accent-text [--dot:var(--color-accent)]',
  success: 'bg-success-soft text-success-text [--dot:var(--color-success)]',
  warning: 'bg-warning-soft text-warning-text [--dot:var(--color-warning)]',
  error: 'bg-error-soft text-error-text [--dot:var(--color-error)]',
}

/** One word about a state. */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-sm px-[9px] text-[12.5px] font-[580] whitespace-nowrap',
        tones[tone],
      )}
    >
      <i aria-hidden="true" className="size-1.5 rounded-full bg-(--dot)" />
      {children}
    </span>
  )
}
