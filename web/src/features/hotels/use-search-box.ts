import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSearch, withFilter } from './hotel-list-address.ts'

const pauseMs = 250

type Box = {
  text: string
  /** The address as the box last saw it. */
  seen: string
  /** What the box itself has put into the address and not seen there yet. */
  written: string | null
}

/**
 * The address is the truth and follows a short pause in typing; the box follows the address only when
 * something else changed it (Back, Forward, a link), so what is being typed is never overwritten.
 */
export function useSearchBox() {
  const inAddress = readSearch(useLocation().search)
  const navigate = useNavigate()
  const [box, setBox] = useState<Box>({ text: inAddress, seen: inAddress, written: null })
  if (box.seen !== inAddress) {
    const text = box.written === inAddress ? box.text : inAddress
    setBox({ text, seen: inAddress, written: null })
  }

  const { text } = box
  const apply = useCallback(() => {
    setBox((now) => ({ ...now, written: text }))
    // What the browser shows now, which a click a moment ago may have changed. spec §4: the page stays.
    navigate({ search: withFilter(window.location.search, { search: text }) }, { replace: true })
  }, [text, navigate])

  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, apply])

  return { text, setText: (next: string) => setBox((now) => ({ ...now, text: next })), apply }
}
