import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'

type ReportBodyProps<T> = {
  report: UseQueryResult<T>
  /** Message if it cannot be read. */
  failed: string
  className?: string
  children: (data: T) => ReactNode
}

/** A report once it is read. While other days are loading the last ones stay, faded. */
export function ReportBody<T>({ report, failed, className, children }: ReportBodyProps<T>) {
  if (report.data === undefined) {
    if (report.isError) {
      return <NotLoaded title={failed} retry={() => void report.refetch()} isBusy={report.isFetching} />
    }
    return (
      <SkeletonArea>
        <Skeleton className="h-120 rounded-lg!" />
      </SkeletonArea>
    )
  }
  return (
    <div
      aria-busy={report.isPlaceholderData}
      className={cx(className, 'transition-opacity', report.isPlaceholderData && 'opacity-55')}
    >
      {children(report.data)}
    </div>
  )
}
