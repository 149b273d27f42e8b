import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'

type QuoteFrameProps<Quote> = {
  quote: { data: Quote | undefined; isError: boolean; refetch: () => unknown }
  /** A newer one is on its way; what is shown is the last. */
  isBusy: boolean
  notLoaded: string
  children: (quote: Quote) => ReactNode
}

/** A price asked of the server, while it loads, once it is there, and where it fails. */
export function QuoteFrame<Quote>({ quote, isBusy, notLoaded, children }: QuoteFrameProps<Quote>) {
  if (quote.isError) {
    return (
      <p role="alert" className="text-muted">
        {notLoaded}{' '}
        <Button variant="quiet" size="sm" onClick={() => void quote.refetch()}>
          {say('Try again')}
        </Button>
      </p>
    )
  }
  if (quote.data === undefined) {
    return (
      <SkeletonArea className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-10" />
      </SkeletonArea>
    )
  }
  return (
    <div
      aria-live="polite"
      aria-busy={isBusy}
      className={cx('grid gap-4 transition-opacity', isBusy && 'opacity-55')}
    >
      {children(quote.data)}
    </div>
  )
}
