import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { readSearch, withParts } from './booking-address.ts'

const pauseMs = 250

/**
 * The address is the truth and follows a short pause in typing. What is typed stands in the box until
 * something other than the box changes the search in the address (Back, Forward, a link).
 */
export function useBookingSearch() {
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
    const search = withParts(window.location.search, { search: text, page: 1 })
    navigate({ search }, { replace: true })
  }, [text, navigate])

  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, apply])

  return { text, setText: setTyped, apply }
}
