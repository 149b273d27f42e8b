import { useCallback, useEffect, useRef, useState } from 'react'
import { discardWaiting, waitingMark } from './connection.ts'
import { useGoTo } from './navigation.ts'
import { readToken } from './token-cookie.ts'

type LeaveGuard = {
  /** The user wants to leave: ask for confirmation. */
  isAsking: boolean
  stay: () => void
  leave: () => void
  /** From now on nothing is asked, since everything worth keeping has been saved. */
  release: () => void
}

/**
 * Asks before a page with unsaved work is left: links, back and forward through the Navigation API, reload
 * and close through the browser's own question. Where there is no Navigation API, links are still caught.
 * `isKeptAt`: whether the work stays open at another address, e.g. beside a list that is filtered meanwhile;
 * the same function each time.
 */
export function useLeaveGuard(isDirty: boolean, isKeptAt: (url: URL) => boolean = isHere): LeaveGuard {
  const goTo = useGoTo()
  const isReleased = useRef(false)
  const [mark] = useState(waitingMark)
  const [go, setGo] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!isDirty) return
    // Without a session there is nothing to stay for, and the sign-in page must open.
    const isFree = () => isReleased.current || readToken() === null
    const ask = (next: () => void) => setGo(() => next)
    const close = (event: BeforeUnloadEvent) => {
      if (!isFree()) event.preventDefault()
    }
    const toPath = (url: URL) => () => goTo(url.pathname + url.search + url.hash)

    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url)
      const { key, sameDocument } = event.destination
      const isPlace = event.hashChange || isKeptAt(url) || event.downloadRequest !== null
      if (isFree() || isPlace || !sameDocument || !event.cancelable) return
      event.preventDefault()
      ask(event.navigationType === 'traverse' ? () => window.navigation.traverseTo(key) : toPath(url))
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link) || isFree()) return
      const url = new URL(link.href)
      if (url.origin !== location.origin || isKeptAt(url)) return
      event.preventDefault()
      event.stopPropagation()
      ask(toPath(url))
    }

    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('beforeunload', close, { signal })
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal })
    else document.addEventListener('click', onClick, { signal, capture: true })
    return () => stop.abort()
  }, [isDirty, isKeptAt, goTo])

  const release = useCallback(() => {
    isReleased.current = true
  }, [])
  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave() {
      release()
      // A user who leaves without saving does not want it saved later either.
      void discardWaiting(mark)
      setGo(null)
      go?.()
    },
    release,
  }
}

function isHere(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || link.target !== '' || link.download !== ''
  )
}
