import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

export const searchLength = 200
const pauseMs = 250

/** The exact text of the search box at this address. */
export function readSearch(search: string): string {
  return (new URLSearchParams(search).get('search') ?? '').slice(0, searchLength)
}

/**
 * The address is the truth and follows a short pause in typing. What is typed stands in the box until
 * something other than the box changes the search in the address (Back, Forward, a link).
 * From the first letter until the box is left it is one step of the history, so that Back undoes the search.
 * `withText`: an address with the text in it; the same function each time.
 */
export function useAddressSearch(withText: (search: string, text: string) => string) {
  const inAddress = readSearch(useLocation().search)
  const isPop = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const applied = useRef<string | null>(null)
  const isSameStep = useRef(false)
  const leave = useCallback(() => {
    isSameStep.current = false
  }, [])

  const seen = useRef(inAddress)
  useEffect(() => {
    if (seen.current === inAddress) return
    seen.current = inAddress
    if (!isPop && inAddress === applied.current) return
    isSameStep.current = false
    setTyped(null)
  }, [inAddress, isPop])

  const text = typed ?? inAddress
  const apply = useCallback(() => {
    // Reads the current address, which a click a moment ago may have changed.
    const { search } = window.location
    if (readSearch(search) === text) return
    applied.current = text
    navigate({ search: withText(search, text) }, { replace: isSameStep.current })
    isSameStep.current = true
  }, [text, navigate, withText])

  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, apply])

  return { text, setText: setTyped, apply, leave }
}
