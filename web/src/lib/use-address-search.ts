import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

export const searchLength = 200
const pauseMs = 250

/** What stands in the search box at this address, to the letter. */
export function readSearch(search: string): string {
  return (new URLSearchParams(search).get('search') ?? '').slice(0, searchLength)
}

/**
 * The address is the truth and follows a short pause in typing. What is typed stands in the box until
 * something other than the box changes the search in the address (Back, Forward, a link).
 * `withText`: an address with the text in it; the same function each time.
 */
export function useAddressSearch(withText: (search: string, text: string) => string) {
  const inAddress = readSearch(useLocation().search)
  const isOurs = useNavigationType() === 'REPLACE'
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)

  const seen = useRef(inAddress)
  useEffect(() => {
    if (seen.current === inAddress) return
    seen.current = inAddress
    if (!isOurs) setTyped(null)
  }, [inAddress, isOurs])

  const text = typed ?? inAddress
  const apply = useCallback(() => {
    // What the browser shows now, which a click a moment ago may have changed.
    navigate({ search: withText(window.location.search, text) }, { replace: true })
  }, [text, navigate, withText])

  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, apply])

  return { text, setText: setTyped, apply }
}
