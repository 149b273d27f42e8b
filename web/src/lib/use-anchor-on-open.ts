import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The browser looks for the anchor before this lazily loaded page exists, so we go there once it does. */
export function useAnchorOnOpen(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
