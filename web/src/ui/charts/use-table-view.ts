import { useSearchParams } from 'react-router'

/** Whether a chart is shown as a table: part of the address, so that it can be kept and passed on. */
export function useTableView(id: string): [isTable: boolean, toggle: () => void] {
  const [params, setParams] = useSearchParams()
  const tables = (params.get('table') ?? '').split('.').filter(Boolean)
  const isTable = tables.includes(id)
  function toggle() {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        const rest = isTable ? tables.filter((other) => other !== id) : [...tables, id]
        if (rest.length > 0) next.set('table', rest.join('.'))
        else next.delete('table')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [isTable, toggle]
}
