import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

/** A surface with a hairline: flat, no shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('rounded-lg border border-border bg-surface p-[18px] md:p-6', className)}
    />
  )
}

type CardHeadProps = { title: ReactNode; subtitle?: ReactNode; children?: ReactNode }

/** Title, muted subtitle, and actions at the right. */
export function CardHead({ title, subtitle, children }: CardHeadProps) {
  return (
    <div className="mb-[18px] flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2>{title}</h2>
        {subtitle ? <p className="mt-0.5 text-[14px] leading-5 text-muted">{subtitle}</p> : null}
      </div>
      {children}
    </div>
  )
}
