import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { readSearch, withParts } from './users-address.ts'

const pauseMs = 250

/**
 * The address is the truth and follows a short pause in typing. What is typed stands in the box until
 * something other than the box changes the search in the address (Back, Forward, a link).
 */
export function useAddressSearch() {
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
    navigate({ search: withParts(window.location.search, { search: text, page: 1 }) }, { replace: true })
  }, [text, navigate])

  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, apply])

  return { text, setText: setTyped, apply }
}
