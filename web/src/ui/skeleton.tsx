import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

/** A sunken block the size of what is coming. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none', className)}
    />
  )
}

/** Around the skeletons of a page or panel. Seen after 300 ms only, so that a quick answer does not flicker. */
export function SkeletonArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      data-loading
      className={cx('transition-opacity delay-300 duration-0 starting:opacity-0', className)}
    >
      <span className="sr-only">Loading</span>
      {children}
    </div>
  )
}
