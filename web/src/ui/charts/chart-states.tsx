import { say } from '@roomlark/contract/say'
import { useConnection } from '../../lib/connection.ts'
import { Button } from '../button.tsx'
import { RotateCw } from '../icons/rotate-cw.ts'
import { notLoadedWords } from '../not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../skeleton.tsx'

/** As high as the chart that is coming. */
export function ChartSkeleton({ height }: { height: number }) {
  return (
    <SkeletonArea className="grid">
      <span className="block" style={{ height }}>
        <Skeleton className="h-full rounded-md!" />
      </span>
    </SkeletonArea>
  )
}

type ChartFailedProps = { title: string; height: number; isBusy: boolean; retry: () => void }

export function ChartFailed({ title, height, isBusy, retry }: ChartFailedProps) {
  const { isConnected } = useConnection()
  return (
    <div role="alert" className="grid place-content-center gap-3 text-center" style={{ minHeight: height }}>
      <p>
        <b className="block">{say('{title} did not load', { title })}</b>
        <span className="text-muted">{notLoadedWords(isConnected)}</span>
      </p>
      <p>
        <Button variant="secondary" size="sm" onClick={retry} busy={isBusy && say('Trying again...')}>
          <RotateCw aria-hidden="true" className="size-4" />
          {say('Try again')}
        </Button>
      </p>
    </div>
  )
}

export function ChartEmpty({ words, height }: { words: string; height: number }) {
  return (
    <p
      className="grid place-content-center text-center text-balance text-muted"
      style={{ minHeight: height }}
    >
      {words}
    </p>
  )
}
