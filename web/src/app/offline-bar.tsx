import { say } from '@roomlark/contract/say'
import { useLayoutEffect, useRef } from 'react'
import { discardWaiting, useConnection } from '../lib/connection.ts'
import { useUnloadQuestion } from '../lib/use-unload-question.ts'
import { WifiOff } from '../ui/icons/wifi-off.ts'

/** Says on every page that the server cannot be reached, and what happens to changes made in the meantime. */
export function OfflineBar() {
  const { isConnected, hasWaiting } = useConnection()
  const bar = useRef<HTMLDivElement>(null)
  useUnloadQuestion(hasWaiting)
  // Elements as tall as the screen shrink to make room for the bar.
  useLayoutEffect(() => {
    const height = isConnected ? 0 : (bar.current?.offsetHeight ?? 0)
    document.documentElement.style.setProperty('--offline-bar', `${height}px`)
  })
  return (
    // The region is there from the start: one that appears together with its text is not read out.
    <div ref={bar} aria-live="polite" className="sticky top-0 z-60">
      {isConnected ? null : (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-border bg-warning-soft px-(--gutter) py-2 text-[14px] leading-5">
          <p className="flex items-baseline gap-2.5">
            <WifiOff aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-warning-text" />
            <span>
              <b>{say('You are offline.')}</b>{' '}
              {hasWaiting
                ? say('Your changes are not saved yet. They are sent as soon as the connection is back.')
                : say('What you see may be out of date. We keep trying to connect.')}
            </span>
          </p>
          {hasWaiting ? (
            <button
              type="button"
              onClick={() => void discardWaiting()}
              className="h-8 rounded-sm px-2 font-strong text-primary-text hover:underline"
            >
              {say('Discard these changes')}
            </button>
          ) : null}
        </div>
      )}
    </div>
  )
}
