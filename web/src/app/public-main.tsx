import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

export function PublicMain({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx('grid flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-center', className)}
    >
      {children}
    </main>
  )
}
