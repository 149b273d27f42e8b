import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

/** A placeholder block the size of the content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none', className)}
    />
  )
}

/** Around the skeletons of a page or panel. Visible only after 300 ms, so that a quick answer does not flicker. */
export function SkeletonArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      data-loading
      className={cx('transition-opacity delay-300 duration-0 starting:opacity-0', className)}
    >
      <span className="sr-only">{say('Loading')}</span>
      {children}
    </div>
  )
}
