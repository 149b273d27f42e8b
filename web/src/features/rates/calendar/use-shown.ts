import { useSearchParams } from 'react-router'
import { readShown, type Shown } from './period.ts'

/** What the calendar shows is in the address, so that it can be shared and returned to. */
export function useShown(today: string) {
  const [search, setSearch] = useSearchParams()
  function show({ from, period }: Shown, how: { replace: boolean } = { replace: false }) {
    setSearch((known) => {
      const next = new URLSearchParams(known)
      if (from === today) next.delete('from')
      else next.set('from', from)
      if (period === '2-weeks') next.delete('period')
      else next.set('period', period)
      return next
    }, how)
  }
  return { shown: readShown(search, today), show }
}
