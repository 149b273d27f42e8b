import { say } from '@roomlark/contract/say'
import { type ReactNode, Suspense, useEffect } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import { toast } from './toast.ts'

type OnDemandProps = { onFailure: () => void; children: ReactNode }

/** Around what is fetched when it is opened. If that fails, the page stays as it is and it can be opened again. */
export function OnDemand({ onFailure, children }: OnDemandProps) {
  return (
    <LazyBoundary fallback={<Failed onFailure={onFailure} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </LazyBoundary>
  )
}

function Failed({ onFailure }: { onFailure: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is reported once, whatever the parent passes later
  useEffect(() => {
    toast.error(say('This could not be opened. Please try again.'))
    onFailure()
  }, [])
  return null
}
