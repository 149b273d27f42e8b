import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Remembers on which history entry the drawer was opened, so that going anywhere closes it. */
export function useDrawer() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key

  useEffect(() => {
    if (!isOpen) return
    // On a turned tablet the sidebar itself appears; a modal drawer would lock it.
    const wide = matchMedia('(min-width: 768px)')
    const close = () => setOpenedAt(null)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [isOpen])

  return { isOpen, open: () => setOpenedAt(key), close: () => setOpenedAt(null) }
}
