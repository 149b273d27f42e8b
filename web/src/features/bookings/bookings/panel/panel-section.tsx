import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'

type PanelSectionProps = { title: string; className?: string; children: ReactNode }

export function PanelSection({ title, className, children }: PanelSectionProps) {
  return (
    <section className={cx('border-t border-border py-4', className)}>
      <h3 className="mb-2.5">{title}</h3>
      {children}
    </section>
  )
}
